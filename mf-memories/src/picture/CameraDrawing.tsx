import { LineDrawing } from '@spire/ui/LineDrawing';

/** A camera, as lines from Lucide (ISC licence). */
const LINES = [
  'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3l-2.5-3z',
  'M15 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
] as const;

/** The drawing on the button for taking a picture. */
export function CameraDrawing() {
  return <LineDrawing lines={LINES} />;
}
