import type { RequestTexts } from './requestTexts.ts';

/** Requests of a finer kind than the reader knows: plain words tell them. */
export type NamedRequest =
  | 'guests'
  | 'hosting'
  | 'schoolwork'
  | 'touch'
  | 'listening'
  | 'lending'
  | 'shared-children'
  | 'shared-home';

/** What is said to each of them; as for every request, none of it gives a reason. */
export const NAMED_REQUEST_TEXTS: Record<NamedRequest, RequestTexts> = {
  guests: {
    opening: { no: 'Jeg kan ikke ha gjester nå.', en: 'I can’t have guests just now.' },
    after: [
      { no: 'Jeg håper det finner seg en annen løsning.', en: 'I hope there is another way.' },
      { no: 'Jeg sier fra når det passer hos meg.', en: 'I’ll tell you when it suits me here.' },
      { no: 'Takk for at du spør først.', en: 'Thank you for asking first.' },
    ],
    validations: [
      {
        no: 'Det er lov å ha døra lukket. Den kan åpnes en annen dag.',
        en: 'Your door may be closed. It can open another day.',
      },
      { no: 'Et hjem er også et sted å være i fred.', en: 'A home is also a place to be left in peace.' },
    ],
  },
  hosting: {
    opening: { no: 'Jeg kan ikke ta på meg den rollen.', en: 'I can’t take on that part.' },
    after: [
      { no: 'Jeg håper du forstår.', en: 'I hope you understand.' },
      { no: 'Kan vi finne på noe enklere sammen?', en: 'Could we find a simpler way to do it?' },
      {
        no: 'Jeg sier det nå, mens det er god tid til å planlegge.',
        en: 'I’m saying so now, while there is plenty of time to plan.',
      },
    ],
    validations: [
      {
        no: 'Du kan unne andre noe fint uten å stå for det selv.',
        en: 'You can want something lovely for others without being in charge of it.',
      },
      {
        no: 'Det kan bli fint på flere måter enn den vanlige.',
        en: 'It can be good in more ways than the usual one.',
      },
    ],
  },
  schoolwork: {
    opening: { no: 'Jeg får ikke til oppgaven slik den er nå.', en: 'I can’t manage the work the way it is now.' },
    after: [
      { no: 'Kan jeg få mer tid, eller gjøre en mindre del?', en: 'Could I have more time, or do a smaller part?' },
      { no: 'Kan vi dele det på en annen måte?', en: 'Can we share it out another way?' },
      {
        no: 'Jeg sier fra nå, så vi kan legge en plan sammen.',
        en: 'I’m telling you now, so that we can make a plan together.',
      },
    ],
    validations: [
      {
        no: 'Å si fra når det blir for mye, er også å ta skolen på alvor.',
        en: 'Saying when it is too much is taking school seriously, too.',
      },
      { no: 'Det er lov å lære i sitt eget tempo.', en: 'You may learn at your own pace.' },
    ],
  },
  touch: {
    opening: {
      no: 'Nei takk. Jeg vil helst hilse uten å ta på.',
      en: 'No thank you. I’d rather say hello without touching.',
    },
    after: [
      { no: 'Et nikk er fint for meg.', en: 'A nod is fine with me.' },
      { no: 'Det er slik jeg vil ha det.', en: 'That is how I like it.' },
      { no: 'Takk for at du lar meg velge det.', en: 'Thank you for letting me choose.' },
    ],
    validations: [
      { no: 'Kroppen er din, også når noen mener det godt.', en: 'Your body is yours, also when somebody means well.' },
      { no: 'En hilsen uten klem er også en hilsen.', en: 'A hello without a hug is still a hello.' },
    ],
  },
  listening: {
    opening: {
      no: 'Jeg kan ikke være den som lytter til dette nå.',
      en: 'I can’t be the one to listen to this right now.',
    },
    after: [
      { no: 'Takk for at du kommer til meg med det.', en: 'Thank you for coming to me with it.' },
      { no: 'Jeg håper det snart blir lettere.', en: 'I hope it gets easier soon.' },
      { no: 'Jeg håper du har flere å snakke med om det.', en: 'I hope you have others to talk to about it, too.' },
    ],
    validations: [
      { no: 'Du kan være en god venn uten å høre på alt.', en: 'You can be a good friend without hearing it all.' },
      {
        no: 'Å lytte er noe du gir. Du bestemmer hvor mye.',
        en: 'Listening is something you give. You decide how much.',
      },
    ],
  },
  lending: {
    opening: { no: 'Det låner jeg ikke bort.', en: 'I’m not lending that out.' },
    after: [
      { no: 'Jeg håper du finner en annen å låne av.', en: 'I hope you find someone else to borrow from.' },
      { no: 'Det er fint at du spurte først.', en: 'I’m glad you asked first.' },
      { no: 'Jeg håper du får det til på en annen måte.', en: 'I hope you can manage another way.' },
    ],
    validations: [
      {
        no: 'Det som er ditt, kan du låne bort eller beholde. Begge deler er greit.',
        en: 'What is yours you may lend or keep. Both are fine.',
      },
      {
        no: 'Du kan hjelpe noen og likevel ikke låne bort tingene dine.',
        en: 'You can be helpful and still not lend your things.',
      },
    ],
  },
  'shared-home': {
    opening: { no: 'Jeg kan ikke ha folk hjemme nå.', en: 'I can’t have guests at home just now.' },
    after: [
      { no: 'Kan vi bli enige om slikt på forhånd?', en: 'Could we agree on these things beforehand?' },
      { no: 'Det er godt å kunne si det til deg.', en: 'I’m glad I can say so to you.' },
      { no: 'Jeg håper det er greit for dere.', en: 'I hope that is all right with everyone.' },
    ],
    validations: [
      { no: 'Det er hjemmet ditt også.', en: 'It is your home, too.' },
      {
        no: 'Når flere deler et hjem, skal det passe for alle som bor der.',
        en: 'When people share a home, it is to suit everyone who lives there.',
      },
    ],
  },
  'shared-children': {
    opening: { no: 'Jeg vil holde meg til planen vi har.', en: 'I’d like to keep to the plan we have.' },
    after: [
      { no: 'Det er svaret mitt denne gangen.', en: 'That is my answer this time.' },
      { no: 'Spør meg gjerne i god tid en annen gang.', en: 'Do ask me in good time if it comes up again.' },
      { no: 'Da vet alle hva som gjelder.', en: 'Then everybody knows what to go by.' },
    ],
    validations: [
      {
        no: 'En plan er noe begge kan lene seg på. Du får holde på den.',
        en: 'A plan is there for both to lean on. You may keep to it.',
      },
      { no: 'Å holde på en avtale er ikke å være vrang.', en: 'Keeping to what was agreed is not being difficult.' },
    ],
  },
};
