import { ToolPage } from './ToolPage.tsx';

export default function SocialSupportPage() {
  return <ToolPage tool="social_support" />;
}
