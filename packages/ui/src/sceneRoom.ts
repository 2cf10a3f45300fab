/** How the sky of a scene is shared between words and picture, in px; known before the picture is here. */

/** A header of one line, and the room below its pill into which a high plant reaches. */
export const HEADER = 84;
export const BELOW_HEADER = 18;
/** The widest plant needs so much room at its right, so it stands no further right. */
export const CLEAR = 98;

/** How high the land is, as a part of what was drawn: it may be lower in a low scene; plant, bird and cairn never. */
export const landOf = (room: number): number => Math.max(0.54, Math.min(room / 285, 1));

/** How far above the lower edge words end: cairn, bird, boat, ridges and a low sun or moon are below. */
export const wordsEnd = (land: number): number => Math.max(150, 200 * land);
