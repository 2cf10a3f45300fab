import { ToolPage } from './ToolPage.tsx';

export default function MicroRegulationPage() {
  return <ToolPage tool="micro_regulation" />;
}
