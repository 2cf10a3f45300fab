import { pictureAddress } from './Enrollment.tsx';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000" d="M0,0h1"/></svg>';
const HEAD = 'data:image/svg+xml;utf-8,';

describe('the address of the picture', () => {
  it('holds the whole drawing, colours and commas included', () => {
    const address = pictureAddress(HEAD + DRAWING);
    expect(address).not.toContain('#');
    expect(decodeURIComponent(address)).toBe(HEAD + DRAWING);
  });
  it('leaves a drawing that came encoded as it is', () => {
    const encoded = HEAD + encodeURIComponent(DRAWING);
    expect(pictureAddress(encoded)).toBe(encoded);
  });
});
