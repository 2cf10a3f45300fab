/** The looks of a drawing that may come from a style sheet, which a picture by itself does not have. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'display'] as const;

/** Sharp on any phone. */
const SCALE = 3;

/** The drawing with its looks written into it, as the browser shows them now. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, original] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const shown = getComputedStyle(original);
    for (const look of LOOKS) copies[index]?.style.setProperty(look, shown.getPropertyValue(look));
  }
  return copy;
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = standalone(drawing);
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** A picture of what is drawn within an element, over its sky, without any words. */
export async function pictureOf(within: HTMLElement): Promise<Blob> {
  const drawing = within.querySelector<SVGSVGElement>('svg');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (drawing === null || pen === null) throw new Error('There is nothing to take a picture of');
  const { x, y, width, height } = within.getBoundingClientRect();
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  const sky = getComputedStyle(drawing);
  const ground = pen.createLinearGradient(0, 0, 0, height * 0.63);
  ground.addColorStop(0, sky.getPropertyValue('--sky-top'));
  ground.addColorStop(1, sky.getPropertyValue('--sky-bottom'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const box = drawing.getBoundingClientRect();
  pen.drawImage(await imageOf(drawing), box.x - x, box.y - y, box.width, box.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is empty')) : resolve(blob)), 'image/png');
  });
}
