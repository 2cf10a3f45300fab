import type { PartOfDay } from '@spire/domain/dates';
import type { ThemeName } from './themes.ts';

/** Top and bottom of the sky, and what is written on it. */
export type Sky = readonly [top: string, bottom: string, ink: string];

/** The sky of every hour in every theme: the scene's ground, which is there before the rest is drawn. */
export const SKIES: Record<ThemeName, Record<PartOfDay, Sky>> = {
  light: {
    morning: ['#DCEAE6', '#FCE9CB', '#1E2A24'],
    day: ['#CDE4EE', '#F1F4E6', '#1E2A24'],
    evening: ['#E6D9E4', '#FBDDB9', '#1E2A24'],
    night: ['#1C2C42', '#364B62', '#F6F3E9'],
  },
  dark: {
    morning: ['#1E322F', '#47483A', '#E8EEE8'],
    day: ['#1D3540', '#304840', '#E8EEE8'],
    evening: ['#2B2736', '#553E3C', '#E8EEE8'],
    night: ['#0F1721', '#203040', '#E8EEE8'],
  },
  calm: {
    morning: ['#E6E3DA', '#E6E3DA', '#2A302C'],
    day: ['#E2E4E1', '#E2E4E1', '#2A302C'],
    evening: ['#E4DCD6', '#E4DCD6', '#2A302C'],
    night: ['#C9CCCD', '#C9CCCD', '#2A302C'],
  },
  calmDark: {
    morning: ['#2A302C', '#2A302C', '#DCE0DB'],
    day: ['#2B3335', '#2B3335', '#DCE0DB'],
    evening: ['#322D2B', '#322D2B', '#DCE0DB'],
    night: ['#202528', '#202528', '#DCE0DB'],
  },
};
