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
  | 'shared-home'
  | 'screen-meeting';

/** What is said to each of them; as for every request, none of it gives a reason. */
export const NAMED_REQUEST_TEXTS: Record<NamedRequest, RequestTexts> = {
  guests: {
    opening: { no: 'Jeg kan ikke ha gjester nå.', en: 'I can’t have guests just now.' },
    after: [
      { no: 'Jeg håper det går an å ordne det på en annen måte.', en: 'I hope you can find somewhere else.' },
      { no: 'Jeg sier fra når det passer bedre.', en: 'I’ll let you know when it’s a better time.' },
      { no: 'Takk for at du spør først.', en: 'Thank you for asking first.' },
    ],
    validations: [
      {
        no: 'Det er lov å ha døra lukket iblant.',
        en: 'You’re allowed to keep your door closed sometimes.',
      },
      { no: 'Du har lov til å ha fred hjemme hos deg selv.', en: 'Home is where you get to have some peace.' },
    ],
  },
  'screen-meeting': {
    opening: { no: 'Dette får jeg ikke til på skjerm.', en: 'I can’t do this on a screen.' },
    after: [
      { no: 'Takk for at du lytter.', en: 'Thank you for listening to this.' },
      { no: 'Jeg håper det kan gå likevel.', en: 'I hope it can work all the same.' },
      {
        no: 'Jeg sier det på forhånd, så du ikke lurer.',
        en: 'I’m telling you beforehand, so that you’re not left wondering.',
      },
    ],
    validations: [
      {
        no: 'Skjerm tar krefter, også når det ikke varer lenge.',
        en: 'Screens take energy, even when it doesn’t last long.',
      },
      {
        no: 'Du trenger ikke være på skjermen for å bry deg.',
        en: 'You don’t have to be on screen to care.',
      },
    ],
  },
  hosting: {
    opening: { no: 'Jeg kan ikke ta på meg den rollen.', en: 'I can’t take on that part.' },
    after: [
      { no: 'Jeg håper du forstår.', en: 'I hope you understand.' },
      { no: 'Jeg håper det blir fint likevel.', en: 'I hope it will be lovely all the same.' },
      {
        no: 'Jeg sier det nå, mens det er god tid til å planlegge.',
        en: 'I’m saying so now, while there’s still time to plan.',
      },
    ],
    validations: [
      {
        no: 'Du kan ønske andre noe fint uten å stå for det selv.',
        en: 'You can want it to be lovely without being the one in charge.',
      },
      {
        no: 'Det kan bli fint selv om det ikke blir som det pleier.',
        en: 'It can still be lovely if it isn’t done the usual way.',
      },
    ],
  },
  schoolwork: {
    opening: { no: 'Jeg får ikke til oppgaven slik den er nå.', en: 'I can’t manage the work the way it is now.' },
    after: [
      { no: 'Kan jeg få mer tid, eller gjøre en mindre del?', en: 'Could I have more time, or do a smaller part?' },
      { no: 'Går det an å gjøre det litt enklere?', en: 'Could it be made a bit simpler?' },
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
      { no: 'Det er fint å se deg likevel.', en: 'It’s good to see you all the same.' },
      { no: 'Fint at du godtar det.', en: 'Thank you for going along with that.' },
    ],
    validations: [
      {
        no: 'Du bestemmer over kroppen din, også når andre mener det godt.',
        en: 'It’s your body, even when people mean well.',
      },
      { no: 'Du kan være vennlig uten å klemme noen.', en: 'You can be kind without a hug.' },
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
        no: 'Det tar krefter å lytte. Du bestemmer hvor mye du vil gi.',
        en: 'Listening takes something out of you. You decide how much to give.',
      },
    ],
  },
  lending: {
    opening: { no: 'Det låner jeg ikke bort.', en: 'I’m not lending that out.' },
    after: [
      { no: 'Jeg håper du finner en annen å låne av.', en: 'I hope you find someone else to borrow from.' },
      { no: 'Det er fint at du spurte først.', en: 'I’m glad you asked first.' },
      { no: 'Jeg håper det ordner seg likevel.', en: 'I hope it works out anyway.' },
    ],
    validations: [
      {
        no: 'Det som er ditt, kan du låne bort eller beholde. Begge deler er greit.',
        en: 'Your things are yours to lend or to keep. Both are fine.',
      },
      {
        no: 'Du kan være grei uten å låne bort tingene dine.',
        en: 'You can be kind and still not lend your things.',
      },
    ],
  },
  'shared-home': {
    opening: { no: 'Jeg kan ikke ha folk hjemme nå.', en: 'I can’t have guests at home just now.' },
    after: [
      {
        no: 'Det er fint om vi avtaler slikt på forhånd.',
        en: 'It would be good to agree on these things beforehand.',
      },
      { no: 'Det er godt at jeg kan si det til deg.', en: 'I’m glad I can be honest with you.' },
      { no: 'Jeg håper det er greit for dere.', en: 'I hope that is all right with everyone.' },
    ],
    validations: [
      { no: 'Det er hjemmet ditt også.', en: 'It is your home, too.' },
      {
        no: 'Alle som bor der, skal kunne trives hjemme.',
        en: 'Everyone who lives there should be able to feel at home.',
      },
    ],
  },
  'shared-children': {
    opening: { no: 'Jeg vil holde meg til planen vi har.', en: 'I’d like to keep to the plan we have.' },
    after: [
      { no: 'Det er svaret mitt denne gangen.', en: 'That is my answer this time.' },
      { no: 'Spør meg gjerne i god tid en annen gang.', en: 'Do ask me in good time if it comes up again.' },
      { no: 'Da vet både vi og barna hva som gjelder.', en: 'That way we all know what’s happening.' },
    ],
    validations: [
      {
        no: 'Avtalen gjelder for begge. Du kan holde deg til den.',
        en: 'You both agreed to the plan. You can stick to it.',
      },
      {
        no: 'Du er ikke vanskelig når du holder deg til det dere ble enige om.',
        en: 'Sticking to what you agreed isn’t being difficult.',
      },
    ],
  },
};
