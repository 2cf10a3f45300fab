import { ToolPage } from './ToolPage.tsx';

export default function ExpectationLiftPage() {
  return <ToolPage tool="expectation_lift" />;
}
