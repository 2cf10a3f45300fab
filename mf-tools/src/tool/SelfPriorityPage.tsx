import { ToolPage } from './ToolPage.tsx';

export default function SelfPriorityPage() {
  return <ToolPage tool="self_priority" />;
}
