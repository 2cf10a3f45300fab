import type { Scale, Step } from '@spire/domain/scales';

type Steps = Readonly<Record<`s${Step}`, string>>;
/** The steps from little to much of what the scale names. */
interface ScaleTexts {
  readonly names: Readonly<Record<Scale, string>>;
  readonly steps: Readonly<Record<Scale, Steps>>;
}

export default {
  names: { energy: 'Krefter', pain: 'Smerte', fog: 'Hodetåke', sleep: 'Søvn i natt', unrest: 'Uro' },
  steps: {
    energy: { s1: 'Helt tomt', s2: 'Lite', s3: 'Noe', s4: 'Ganske mye', s5: 'Godt med' },
    pain: { s1: 'Ingen', s2: 'Litt', s3: 'En del', s4: 'Mye', s5: 'Svært mye' },
    fog: { s1: 'Klart', s2: 'Litt tåke', s3: 'Tåke', s4: 'Tett', s5: 'Helt tett' },
    sleep: { s1: 'Nesten ikke', s2: 'Dårlig', s3: 'Sånn passe', s4: 'Bra', s5: 'Godt' },
    unrest: { s1: 'Rolig', s2: 'Litt uro', s3: 'Uro', s4: 'Mye uro', s5: 'Svært mye' },
  },
} as const satisfies ScaleTexts;
