/** Written by `npm run fonts`: what is in the files of `assets/fonts`. */
export const fontWeights = '400 700';
export const latinRange =
  'U+20-7E,U+A0,U+A3,U+A7,U+AB,U+B0,U+B7,U+BB,U+BD,U+BF-FF,U+131,U+152-153,U+304,U+308,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2212';
export const latinExtendedRange =
  'U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-127,U+12A-12B,U+12E-130,U+132-133,U+136-137,U+139-13E,U+141-148,U+150-151,U+154-155,U+158-15B,U+15E-165,U+16A-16B,U+16E-17E,U+218-21B,U+304,U+308,U+1E80-1E85,U+1E9E,U+1EF2-1EF3';
