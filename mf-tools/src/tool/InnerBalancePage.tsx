import { ToolPage } from './ToolPage.tsx';

export default function InnerBalancePage() {
  return <ToolPage tool="inner_balance" />;
}
