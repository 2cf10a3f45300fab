/** Width and height of the file, in px, and how much of it the garden has; the rest is for what it is called. */
export const FILE = { width: 1080, height: 1350, garden: 1140 } as const;

interface Under {
  /** The name of the picture, at the left. */
  title: string;
  /** At the right. */
  mark: string;
  /** Behind the title, where it is wanted. */
  dates: string;
}

/**
 * A garden as a PNG without any metadata, made on the device; the drawing must have fixed colours.
 * @throws where the browser cannot draw it
 */
export async function pictureFile(garden: SVGSVGElement, { title, mark, dates }: Under, name: string): Promise<File> {
  const drawing = garden.cloneNode(true) as SVGSVGElement;
  drawing.removeAttribute('aria-label');
  drawing.setAttribute('width', String(FILE.width));
  drawing.setAttribute('height', String(FILE.garden));
  const source = new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: FILE.width, height: FILE.height });
    const paper = canvas.getContext('2d');
    if (paper === null) throw new Error('The browser draws no pictures');
    paper.fillStyle = '#FFFDF9';
    paper.fillRect(0, 0, FILE.width, FILE.height);
    paper.drawImage(image, 0, 0, FILE.width, FILE.garden);
    const { fontFamily } = getComputedStyle(document.body);
    const line = (FILE.garden + FILE.height) / 2;
    paper.textBaseline = 'middle';
    paper.fillStyle = '#1E2A24';
    paper.font = `650 52px ${fontFamily}`;
    paper.fillText(title, 56, dates === '' ? line : line - 34);
    paper.font = `400 40px ${fontFamily}`;
    if (dates !== '') paper.fillText(dates, 56, line + 38);
    paper.textAlign = 'right';
    paper.fillText(mark, FILE.width - 56, line);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob === null) throw new Error('The browser wrote no picture');
    return new File([blob], name, { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Whether the phone's own sharing takes pictures. */
export function canSharePictures(): boolean {
  const sample = new File([], 'a.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [sample] });
}
