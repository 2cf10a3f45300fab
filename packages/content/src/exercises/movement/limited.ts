import type { WrittenExercise } from '../exercise.ts';

/** From a chair, or a bed; slow, with pauses, and the head is left in peace. */
export const LIMITED: readonly WrittenExercise[] = [
  {
    id: 'round-and-long-back',
    minutes: 2,
    position: 'sitting',
    notFor: ['movement'],
    title: { no: 'Rund rygg, lang rygg', en: 'Round back, long back' },
    description: {
      no: 'Ryggen runder seg litt og blir lang igjen. Hodet trenger ikke gjøre noe.',
      en: 'Your back rounds a little and grows long again. Your head has nothing to do.',
    },
    steps: {
      no: [
        'Sitt på en fast stol, med hendene på lårene.',
        'Pust ut, og la ryggen runde seg så mye at det fortsatt er godt.',
        'Pust inn, og la ryggen bli lang. Nakken får være i fred.',
        'Fem ganger i alt, med en liten hvil midtveis.',
        'Gjør buen mindre om det strammer. Blir du ør, så sitt stille.',
      ],
      en: [
        'Sit on a firm chair, your hands on your thighs.',
        'Breathe out and let your back round, only as far as is still pleasant.',
        'Breathe in and let your back grow long. Leave your neck in peace.',
        'Five times in all, with a short rest halfway.',
        'Make the curve smaller if it pulls. If you feel light-headed, sit still.',
      ],
    },
  },
  {
    id: 'waking-face',
    minutes: 2,
    position: 'any',
    notFor: [],
    isLight: true,
    title: { no: 'Ansiktet strekker på seg', en: 'The face has a stretch' },
    description: {
      no: 'Nese, kinn og munn får røre på seg litt. Det ser rart ut, og det er lov.',
      en: 'Nose, cheeks and mouth get to move a little. It looks odd, and that is fine.',
    },
    steps: {
      no: [
        'Rynk lett på nesa, og la den bli glatt. La det som er ømt, være i fred.',
        'Fyll det ene kinnet med litt luft, så det andre, uten å presse.',
        'Lag et stort og stille smil, og la det gå over av seg selv.',
        'Skyv leppene fram som til et kyss, og la dem bli myke.',
        'Lukk øynene litt, og kjenn at ansiktet kommer til ro.',
      ],
      en: [
        'Wrinkle your nose lightly, and let it go smooth. Leave out whatever is sore.',
        'Fill one cheek with a little air, then the other, without pushing.',
        'Make a big, silent smile, and let it fade by itself.',
        'Push your lips forward as if for a kiss, and let them go soft.',
        'Close your eyes for a bit and feel your face settle.',
      ],
    },
  },
  {
    id: 'toe-heel-toe',
    minutes: 1,
    position: 'sitting',
    notFor: [],
    title: { no: 'Tå, hæl, tå', en: 'Toe, heel, toe' },
    description: {
      no: 'Føttene vugger fra hæl til tå mens du sitter. Knær og hofter får fri.',
      en: 'Your feet rock from heel to toe while you sit. Knees and hips have the day off.',
    },
    steps: {
      no: [
        'Sett begge føttene flatt på gulvet, gjerne uten sko.',
        'Løft tærne, og la hælene stå igjen.',
        'Senk tærne og løft hælene i stedet.',
        'Vugg fram og tilbake, like rolig som en gyngestol.',
        'Ti ganger er passe. Fire er også en øvelse.',
      ],
      en: [
        'Put both feet flat on the floor, without shoes if you like.',
        'Lift your toes and leave your heels where they are.',
        'Lower your toes and lift your heels instead.',
        'Rock to and fro, as calmly as a rocking chair.',
        'Ten times is about right. Four is an exercise too.',
      ],
    },
  },
  {
    id: 'swaying-knees',
    minutes: 3,
    position: 'lying',
    notFor: ['movement'],
    title: { no: 'Knær som vugger', en: 'Swaying knees' },
    description: {
      no: 'Du ligger med bøyde knær og lar dem vugge litt fra side til side. Korsryggen blir vugget med.',
      en: 'You lie with bent knees and let them sway a little from side to side. Your lower back is rocked along.',
    },
    steps: {
      no: [
        'Lig på ryggen med knærne bøyd og føttene i senga.',
        'La knærne sige litt til den ene siden, bare noen centimeter.',
        'La dem komme tilbake til midten og sige til den andre. Seks ganger er nok.',
        'Legg en pute mellom knærne om det er godt. Hvil på midten om senga begynner å gynge.',
        'Strekk ut beina, ett om gangen, når du er ferdig.',
      ],
      en: [
        'Lie on your back with your knees bent and your feet on the bed.',
        'Let your knees drift a little to one side, just a few centimetres.',
        'Let them come back to the middle and drift to the other. Six times is enough.',
        'Put a cushion between your knees if that feels good. Rest in the middle if the bed seems to sway.',
        'Stretch your legs out, one at a time, when you are done.',
      ],
    },
  },
  {
    id: 'hug-and-open',
    minutes: 2,
    position: 'sitting',
    notFor: ['movement'],
    title: { no: 'En klem til deg selv', en: 'A hug for yourself' },
    description: {
      no: 'Armene legger seg rundt deg og åpner seg igjen. Klemmen kan være så løs du vil.',
      en: 'Your arms wrap round you and open again. The hug can be as loose as you like.',
    },
    steps: {
      no: [
        'Legg armene rundt deg selv, med en hånd på hver overarm. Er det for langt, så hold om albuene.',
        'Bli der et par pust, og kjenn varmen fra hendene.',
        'Åpne armene rolig til hendene ligger på lårene, med håndflata opp.',
        'Legg dem rundt deg igjen, nå med den andre armen øverst.',
        'Avslutt i den stillingen du liker best.',
      ],
      en: [
        'Put your arms round yourself, a hand on each upper arm. If that is too far, hold your elbows.',
        'Stay for a couple of breaths and feel the warmth of your hands.',
        'Open your arms slowly until your hands lie on your thighs, palms up.',
        'Wrap them round you again, now with the other arm on top.',
        'End in whichever position you like best.',
      ],
    },
  },
  {
    id: 'soft-squeeze',
    minutes: 2,
    position: 'any',
    notFor: [],
    title: { no: 'Rullede sokker', en: 'Rolled-up socks' },
    description: {
      no: 'Du klemmer rundt noe mykt og slipper igjen. Et par sokker er fint.',
      en: 'You squeeze something soft and let go. A pair of socks is fine.',
    },
    steps: {
      no: [
        'Finn noe mykt som passer i hånda.',
        'Klem så lett at du bare så vidt kjenner motstand.',
        'Slipp sakte, og kjenn hvor lang tid fingrene bruker på å bli løse.',
        'Seks ganger i den ene hånda, og så i den andre.',
        'Blir hånda varm eller trøtt før det, så legg sokkene bort.',
      ],
      en: [
        'Find something soft that fits in your hand.',
        'Squeeze so lightly that you can only just feel it push back.',
        'Let go slowly, and notice how long your fingers take to come loose.',
        'Six times in one hand, then in the other.',
        'If the hand gets hot or tired sooner, put the socks away.',
      ],
    },
  },
  {
    id: 'side-to-side-boat',
    minutes: 3,
    position: 'sitting',
    notFor: ['movement'],
    title: { no: 'Båten ved brygga', en: 'The boat at the jetty' },
    description: {
      no: 'Du flytter tyngden litt fra den ene siden av setet til den andre. Sjøen er nesten blank i dag.',
      en: 'You shift a little from one side of your seat to the other. The sea is almost flat today.',
    },
    steps: {
      no: [
        'Sitt med føttene i gulvet, og hold deg gjerne i stolen.',
        'Kjenn hvor stolen bærer deg, på høyre og på venstre side.',
        'Legg litt mer av deg over på høyre side, så på venstre.',
        'La det bli mindre og mindre, som en båt når vinden løyer.',
        'Sitt stille på midten. Kjennes det gyngete, så stopp der.',
      ],
      en: [
        'Sit with your feet on the floor, and hold on to the chair if you like.',
        'Feel where the chair carries you, on the right and on the left.',
        'Put a little more of you on the right, then on the left.',
        'Let it grow smaller and smaller, like a boat when the wind drops.',
        'Sit still in the middle. If it makes you woozy, stop there.',
      ],
    },
  },
  {
    id: 'piano-on-the-thigh',
    minutes: 2,
    position: 'sitting',
    notFor: [],
    title: { no: 'Piano på låret', en: 'Piano on your thigh' },
    description: {
      no: 'Fingrene spiller en langsom sang på lårene dine. Bare du vet hvilken det er.',
      en: 'Your fingers play a slow song on your thighs. Only you know which one it is.',
    },
    steps: {
      no: [
        'Legg hendene på lårene, runde som over tangenter.',
        'Trykk ned én finger om gangen, fra lillefinger til tommel.',
        'Gå tilbake samme vei. La håndleddene ligge.',
        'Spill noe du kan, så rolig at det ligner en vuggesang.',
        'Legg hendene flatt når sangen er slutt.',
      ],
      en: [
        'Put your hands on your thighs, rounded as if over piano keys.',
        'Press down one finger at a time, from little finger to thumb.',
        'Go back the same way. Leave your wrists resting.',
        'Play something you know, as slowly as a lullaby.',
        'Lay your hands flat when the song is over.',
      ],
    },
  },
];
