import tools from '@spire/i18n/tools/no';

export default {
  toTools: 'Til verktøyene',
  close: 'Avslutt',
  back: 'Tilbake',
  kept: 'Lagres låst i kontoen din. Ingen reklame.',
  stepDone: 'gjort',
  stop: {
    line: 'Stopp hvis det blir verre. Det er alltid riktig.',
    short: 'Stopp',
    title: 'Godt at du stoppet.',
    text: 'Noen dager er selv det rolige for mye. La øynene hvile litt, og pust som du vil.',
    home: 'Forsiden',
    milder: 'Noe mildere',
    someone: 'Noen å snakke med',
    after: 'Vi foreslår ikke denne øvelsen igjen på en stund. Hvis plagene ikke gir seg, så snakk med legen din.',
  },
  end: {
    title: 'Ferdig. En fugl kom innom.',
    quiet: 'Det er nok for nå.',
    saved: 'Lagret',
    waiting: 'Det ligger trygt på denne enheten, og sendes når det går.',
    failed: 'Vi fikk ikke lagret dette',
    kept: 'Ingenting er borte. Prøv en gang til.',
  },
  feelings: {
    legend: 'Hvordan er det nå? Alle svar er gode svar.',
    ...tools.afterFeelings,
  },
  time: {
    left: 'igjen',
    hide: 'Skjul tiden',
    show: 'Vis tiden',
    atStart_one: '{{count}} minutt igjen.',
    atStart_other: '{{count}} minutter igjen.',
    halfway: 'Halvveis.',
    atEnd: 'Tiden er ute.',
    pause: 'Pause',
    goOn: 'Fortsett',
    finish: 'Ferdig',
  },
} as const;
