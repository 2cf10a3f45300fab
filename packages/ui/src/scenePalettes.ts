import type { PartOfDay } from '@spire/domain/dates';
import type { ThemeName } from './themes.ts';

type Land = Record<'far' | 'near' | 'fjord' | 'glint' | 'meadow' | 'front' | 'disc' | 'halo', string>;

const calmLand = {
  far: '#D3D5CD',
  near: '#BFC8BE',
  fjord: '#DEDDD3',
  glint: '#E9E7DF',
  meadow: '#A9B8AA',
  front: '#95A797',
  halo: 'none',
};

const calmDarkLand = {
  far: '#343B37',
  near: '#3A453E',
  fjord: '#363C38',
  glint: '#48504B',
  meadow: '#44554A',
  front: '#3A4A40',
  disc: '#9A8B69',
  halo: 'none',
};

/** The colours of the land below the sky, and of what stands in it, by theme and hour. */
export const LANDS: Record<ThemeName, Record<PartOfDay, Land>> = {
  light: {
    morning: {
      far: '#BBCFCB',
      near: '#9CC0AC',
      fjord: '#EFE8D6',
      glint: '#FFF8E8',
      meadow: '#93C095',
      front: '#79AE80',
      disc: '#F7CE82',
      halo: '#FBE0AE',
    },
    day: {
      far: '#AFCCCF',
      near: '#93C0A3',
      fjord: '#DCECEC',
      glint: '#F7FCFB',
      meadow: '#8DC092',
      front: '#72AC7D',
      disc: '#FFF3C9',
      halo: '#FFF9E4',
    },
    evening: {
      far: '#BDB2C6',
      near: '#94A5A3',
      fjord: '#F6DCC2',
      glint: '#FDEEDB',
      meadow: '#86A98A',
      front: '#6B9674',
      disc: '#EE9F6C',
      halo: '#F7C69A',
    },
    night: {
      far: '#354B61',
      near: '#2C4455',
      fjord: '#50687E',
      glint: '#7C93A6',
      meadow: '#32594E',
      front: '#274A41',
      disc: '#F3EBCF',
      halo: '#31445C',
    },
  },
  dark: {
    morning: {
      far: '#2F4743',
      near: '#2B4C3E',
      fjord: '#474A3F',
      glint: '#6B6A54',
      meadow: '#305942',
      front: '#274C39',
      disc: '#C99C5C',
      halo: '#5E4E36',
    },
    day: {
      far: '#2C474D',
      near: '#2C4F44',
      fjord: '#3B5856',
      glint: '#587471',
      meadow: '#345F49',
      front: '#2A523F',
      disc: '#D8CB97',
      halo: '#3C5350',
    },
    evening: {
      far: '#41384A',
      near: '#35423F',
      fjord: '#57463F',
      glint: '#7A6456',
      meadow: '#314F3F',
      front: '#284435',
      disc: '#C57C50',
      halo: '#67452F',
    },
    night: {
      far: '#1D2B38',
      near: '#1A2E33',
      fjord: '#2B3F4F',
      glint: '#46596A',
      meadow: '#1F3F35',
      front: '#19342B',
      disc: '#D8D0B4',
      halo: '#1B2733',
    },
  },
  calm: {
    morning: { ...calmLand, disc: '#DCCFAE' },
    day: { ...calmLand, disc: '#EFEBDD' },
    evening: { ...calmLand, disc: '#D3B69C' },
    night: { ...calmLand, far: '#B9BFBE', near: '#A8B3AC', fjord: '#C2C6C4', disc: '#F0ECDD' },
  },
  calmDark: {
    morning: calmDarkLand,
    day: calmDarkLand,
    evening: calmDarkLand,
    night: calmDarkLand,
  },
};

type Growing =
  | 'fresh'
  | 'freshDeep'
  | 'petal'
  | 'petalSoft'
  | 'petalLight'
  | 'bloom'
  | 'bloomLight'
  | 'pollen'
  | 'white'
  | 'bark'
  | 'birdBack'
  | 'birdWing'
  | 'birdBreast'
  | 'birdBeak'
  | 'dew'
  | 'stone0'
  | 'stone1'
  | 'stone2'
  | 'stone3'
  | 'stone4';

/** The colours of plants and animals, beside the greens and browns that every picture shares. */
export const GROWING: Record<ThemeName, Record<Growing, string>> = {
  light: {
    fresh: '#B5DC93',
    freshDeep: '#94C673',
    petal: '#D9778A',
    petalSoft: '#F3BFC3',
    petalLight: '#F7D5D6',
    bloom: '#8F7CC4',
    bloomLight: '#B6A8DD',
    pollen: '#E9B949',
    white: '#FBF7EC',
    bark: '#5B5048',
    birdBack: '#4C6B80',
    birdWing: '#39566A',
    birdBreast: '#F2C9A0',
    birdBeak: '#5A4632',
    dew: '#DFF1F5',
    stone0: '#9DA8A6',
    stone1: '#B3B5AC',
    stone2: '#8E9CA0',
    stone3: '#C2BBAE',
    stone4: '#A7AFA0',
  },
  dark: {
    fresh: '#B9DE97',
    freshDeep: '#97C577',
    petal: '#D68493',
    petalSoft: '#E8B0B8',
    petalLight: '#F0C8CC',
    bloom: '#A594D8',
    bloomLight: '#C1B4E6',
    pollen: '#E3BC5C',
    white: '#E9E6DA',
    bark: '#4A423B',
    birdBack: '#7795A8',
    birdWing: '#5C7A8F',
    birdBreast: '#DDB48C',
    birdBeak: '#2D251C',
    dew: '#CFE6EC',
    stone0: '#6F7B7B',
    stone1: '#7F8480',
    stone2: '#647276',
    stone3: '#8A867C',
    stone4: '#78827A',
  },
  calm: {
    fresh: '#BCCBB4',
    freshDeep: '#A6B89E',
    petal: '#A98A8A',
    petalSoft: '#C7B2AE',
    petalLight: '#D6C7C3',
    bloom: '#918CA0',
    bloomLight: '#ADA9B8',
    pollen: '#BFA97C',
    white: '#EFECE4',
    bark: '#857D72',
    birdBack: '#7C8A8D',
    birdWing: '#6A787B',
    birdBreast: '#CDBDA8',
    birdBeak: '#5E574C',
    dew: '#E8ECEA',
    stone0: '#A6ABA6',
    stone1: '#B5B5AD',
    stone2: '#9BA2A0',
    stone3: '#BDB8AD',
    stone4: '#ABB0A6',
  },
  calmDark: {
    fresh: '#B3C4AC',
    freshDeep: '#9DB096',
    petal: '#A88C8D',
    petalSoft: '#C0AEAC',
    petalLight: '#CDBFBD',
    bloom: '#9793A6',
    bloomLight: '#B0ACBC',
    pollen: '#B9A680',
    white: '#D3D2CA',
    bark: '#4C4842',
    birdBack: '#84918F',
    birdWing: '#6D7A79',
    birdBreast: '#B7A892',
    birdBeak: '#2A2723',
    dew: '#C9D2D0',
    stone0: '#6E7471',
    stone1: '#7B7D78',
    stone2: '#646B6A',
    stone3: '#85827A',
    stone4: '#747A73',
  },
};
