import type { Weight } from '@spire/domain/weights';

/** A sentence in bokmål, nynorsk and English. */
export type SeenSentence = Readonly<Record<'no' | 'nn' | 'en', string>>;

/**
 * What is said first on a day on which something weighs, by kind (D61): that it was seen, without comfort, advice or a
 * guess at what exactly it is.
 */
export const SEEN_SENTENCES: Readonly<Record<Weight, readonly SeenSentence[]>> = {
  death: [
    {
      no: 'Et dødsfall er der også i det helt vanlige. Det er mye å bære gjennom en dag.',
      nn: 'Eit dødsfall er der også i det heilt vanlege. Det er mykje å bere gjennom ein dag.',
      en: 'A death is there in the ordinary things too. That is a lot to carry through a day.',
    },
    {
      no: 'Det fins ingen fasit på hvordan du bærer et dødsfall, og ingen frist.',
      nn: 'Det finst ingen fasit på korleis du ber eit dødsfall, og ingen frist.',
      en: 'There is no right way to carry a death, and no deadline.',
    },
    {
      no: 'Du har skrevet om et dødsfall. Det er ikke en liten ting å sette ord på.',
      nn: 'Du har skrive om eit dødsfall. Det er ikkje ein liten ting å setje ord på.',
      en: 'You have written about a death. That is no small thing to put into words.',
    },
    {
      no: 'Det du skrev om, betyr noe, enten det er kort eller lenge siden.',
      nn: 'Det du skreiv om, betyr noko, anten det er kort eller lenge sidan.',
      en: 'What you wrote about matters, whether it was days or years ago.',
    },
    {
      no: 'Med et dødsfall i tankene er dagen allerede full. Den trenger ikke romme mer.',
      nn: 'Med eit dødsfall i tankane er dagen alt full. Han treng ikkje romme meir.',
      en: 'With a death in your thoughts, the day is already full. It does not need to hold more.',
    },
    {
      no: 'Ingenting du leser her, kan gjøre et dødsfall mindre, og det som følger, prøver ikke på det.',
      nn: 'Ingenting du les her, kan gjere eit dødsfall mindre, og det som følgjer, prøver ikkje på det.',
      en: 'Nothing you read here can make a death smaller, and what follows does not try to.',
    },
  ],
  illness: [
    {
      no: 'Alvorlig sykdom kan ta plass i alt du gjør, også i det som ellers er enkelt.',
      nn: 'Alvorleg sjukdom kan ta plass i alt du gjer, også i det som elles er enkelt.',
      en: 'Serious illness can take up room in everything you do, even in what is usually simple.',
    },
    {
      no: 'Alvorlig sykdom koster krefter, enten den er din eller en annens.',
      nn: 'Alvorleg sjukdom kostar krefter, anten han er din eller ein annan sin.',
      en: "Serious illness is draining, whether it is yours or someone else's.",
    },
    {
      no: 'Det du skrev om, er tungt. Det trenger ikke gjøres mindre enn det er.',
      nn: 'Det du skreiv om, er tungt. Det treng ikkje gjerast mindre enn det er.',
      en: 'What you wrote about is heavy. It need not be made smaller than it is.',
    },
    {
      no: 'Å leve tett på alvorlig sykdom er arbeid, også når ingenting synes utenpå.',
      nn: 'Å leve tett på alvorleg sjukdom er arbeid, også når ingenting synest utanpå.',
      en: 'Living close to serious illness is work, even on days when nothing shows.',
    },
    {
      no: 'En dag med alvorlig sykdom i livet kan ikke måles som andre dager.',
      nn: 'Ein dag med alvorleg sjukdom i livet kan ikkje målast som andre dagar.',
      en: 'A day with serious illness in your life cannot be measured like other days.',
    },
    {
      no: 'Alvorlig sykdom og vanlig hverdag går side om side. Det er mye på én gang.',
      nn: 'Alvorleg sjukdom og vanleg kvardag går side om side. Det er mykje på éin gong.',
      en: 'Serious illness and everyday life run side by side. That is a lot at once.',
    },
  ],
  dementia: [
    {
      no: 'Når noen nær deg mister hukommelsen, er det et tap, selv om det sjelden blir kalt det.',
      nn: 'Når nokon nær deg mistar minnet, er det eit tap, sjølv om det sjeldan blir kalla det.',
      en: 'When someone close to you loses their memory, that is a loss, though it is seldom called one.',
    },
    {
      no: 'Når hukommelsen svikter hos noen, kan du miste litt om gangen. Hver gang teller.',
      nn: 'Når minnet sviktar hos nokon, kan du miste litt om gongen. Kvar gong tel.',
      en: "When someone's memory fails, you can lose a little at a time. Each time counts.",
    },
    {
      no: 'At noen glemmer, sier ingenting om hva du har betydd for dem.',
      nn: 'At nokon gløymer, seier ingenting om kva du har betydd for dei.',
      en: 'When someone forgets, it says nothing about what you have meant to them.',
    },
    {
      no: 'Å være nær noen som glemmer, krever mer enn de fleste ser.',
      nn: 'Å vere nær nokon som gløymer, krev meir enn dei fleste ser.',
      en: 'Being close to someone who forgets takes more than most people see.',
    },
    {
      no: 'Med noen som glemmer, vet du sjelden hvordan dagen blir. Det tar på.',
      nn: 'Med nokon som gløymer, veit du sjeldan korleis dagen blir. Det tek på.',
      en: 'With someone who forgets, you seldom know how the day will be. That is wearing.',
    },
    {
      no: 'Hukommelsen svikter hos én, men flere lever med det. Du er en av dem.',
      nn: 'Minnet sviktar hos éin, men fleire lever med det. Du er ein av dei.',
      en: "One person's memory fails, but others live with it too. You are one of them.",
    },
  ],
  breakup: [
    {
      no: 'Når et forhold tar slutt, blir mye annerledes på én gang.',
      nn: 'Når eit forhold tek slutt, blir mykje annleis på éin gong.',
      en: 'When a relationship ends, a great deal changes at once.',
    },
    {
      no: 'Et brudd kan være tungt uansett hvem som valgte det.',
      nn: 'Eit brot kan vere tungt uansett kven som valde det.',
      en: 'A break-up can be hard, whoever chose it.',
    },
    {
      no: 'Et brudd trenger ingen ryddig forklaring for å gjøre vondt.',
      nn: 'Eit brot treng inga ryddig forklaring for å gjere vondt.',
      en: 'A break-up needs no tidy explanation in order to hurt.',
    },
    {
      no: 'Et brudd sitter i hverdagen også, i små vaner og planer.',
      nn: 'Eit brot sit i kvardagen også, i små vanar og planar.',
      en: 'A break-up is there in everyday life too, in small habits and plans.',
    },
    {
      no: 'Det som er slutt, var likevel virkelig. Det får bety noe.',
      nn: 'Det som er slutt, var likevel verkeleg. Det får bety noko.',
      en: 'What has ended was still real. It is allowed to matter.',
    },
    {
      no: 'Et brudd er ingen dom over hvem du er.',
      nn: 'Eit brot er ingen dom over kven du er.',
      en: 'A break-up is not a verdict on who you are.',
    },
  ],
  job_loss: [
    {
      no: 'Å miste arbeidet er å miste mer enn en lønn. Det er et virkelig tap.',
      nn: 'Å miste arbeidet er å miste meir enn ei løn. Det er eit verkeleg tap.',
      en: 'Losing your work is losing more than a wage. It is a real loss.',
    },
    {
      no: 'Når arbeidet forsvinner, blir mye uvisst på én gang. Det er mye å stå i.',
      nn: 'Når arbeidet forsvinn, blir mykje uvisst på éin gong. Det er mykje å stå i.',
      en: 'When a job goes, much becomes uncertain at once. That is a lot to live with.',
    },
    {
      no: 'En jobb som tar slutt, er ikke et mål på hva du er verd.',
      nn: 'Ein jobb som tek slutt, er ikkje eit mål på kva du er verd.',
      en: 'A job coming to an end is not a measure of what you are worth.',
    },
    {
      no: 'Arbeid gir dagene form. Når det blir borte, kan helt vanlige timer kjennes annerledes.',
      nn: 'Arbeid gir dagane form. Når det blir borte, kan heilt vanlege timar kjennast annleis.',
      en: 'Work gives days a shape. When it goes, the most ordinary hours can feel different.',
    },
    {
      no: 'Mye ved å miste arbeidet rår du ikke over. Det er tungt i seg selv.',
      nn: 'Mykje ved å miste arbeidet rår du ikkje over. Det er tungt i seg sjølv.',
      en: 'Much about losing a job is out of your hands. That is hard in itself.',
    },
    {
      no: 'Arbeidet du har gjort, er gjort, også når jobben blir borte.',
      nn: 'Arbeidet du har gjort, er gjort, også når jobben blir borte.',
      en: 'The work you have done stays done, even when the job goes.',
    },
  ],
  court: [
    {
      no: 'Det er mye å bære når noe viktig ligger i andres hender.',
      nn: 'Det er mykje å bere når noko viktig ligg i hendene på andre.',
      en: "It is a lot to carry when something important is in other people's hands.",
    },
    {
      no: 'Brev, datoer og møter kan veie mer enn det ser ut til på papiret.',
      nn: 'Brev, datoar og møte kan vege meir enn det ser ut til på papiret.',
      en: 'Letters, dates and meetings can weigh more than they seem to on paper.',
    },
    {
      no: 'En slik sak er noe du står i. Den er ikke hele deg.',
      nn: 'Ei slik sak er noko du står i. Ho er ikkje heile deg.',
      en: 'A case like this is something you are in. It is not all you are.',
    },
    {
      no: 'Det er tungt å få noe av livet ditt gjort om til skjemaer og andres ord.',
      nn: 'Det er tungt å få noko av livet ditt gjort om til skjema og andre sine ord.',
      en: "It is hard to have part of your life turned into forms and other people's words.",
    },
    {
      no: 'En slik sak hviler sjelden helt, heller ikke på dager da du ikke hører noe.',
      nn: 'Ei slik sak kviler sjeldan heilt, heller ikkje på dagar då du ikkje høyrer noko.',
      en: 'A case like this seldom rests, even on days when you hear nothing.',
    },
    {
      no: 'I en slik sak står ett menneske overfor et stort system. Det er ikke rart at det koster.',
      nn: 'I ei slik sak står eitt menneske overfor eit stort system. Det er ikkje rart at det kostar.',
      en: 'In a case like this, one person faces a large system. No wonder it takes so much.',
    },
  ],
  violence: [
    {
      no: 'Den som bruker vold eller truer, har ansvaret for det. Ikke du.',
      nn: 'Den som brukar vald eller truar, har ansvaret for det. Ikkje du.',
      en: 'Whoever uses violence or threats is responsible for it. You are not.',
    },
    {
      no: 'Det du skrev om, teller, også om det er lenge siden.',
      nn: 'Det du skreiv om, tel, også om det er lenge sidan.',
      en: 'What you wrote about counts, however long ago it was.',
    },
    {
      no: 'Vold og trusler teller, enten det synes på deg eller ikke.',
      nn: 'Vald og truslar tel, anten det synest på deg eller ikkje.',
      en: 'Violence and threats count, whether or not they leave a mark that shows.',
    },
    {
      no: 'Ingen fortjener vold, uansett hva de gjorde eller lot være å gjøre.',
      nn: 'Ingen fortener vald, uansett kva dei gjorde eller lét vere å gjere.',
      en: 'Nobody deserves violence, whatever they did or did not do.',
    },
    {
      no: 'Det finnes ingen riktig måte å komme seg gjennom vold på.',
      nn: 'Det finst ingen rett måte å kome seg gjennom vald på.',
      en: 'There is no right way to get through violence.',
    },
    {
      no: 'Ingen har rett til å bruke vold. Du trenger ikke bevise noe her.',
      nn: 'Ingen har rett til å bruke vald. Du treng ikkje bevise noko her.',
      en: 'Nobody has the right to use violence. You have nothing to prove here.',
    },
  ],
  loss: [
    {
      no: 'Det du skrev om, er tungt. Det trenger ikke noe navn for å være det.',
      nn: 'Det du skreiv om, er tungt. Det treng ikkje noko namn for å vere det.',
      en: 'What you wrote about is heavy. It does not need a name.',
    },
    {
      no: 'Noe er ikke som det var. Det er ikke en liten ting.',
      nn: 'Noko er ikkje som det var. Det er ikkje ein liten ting.',
      en: 'Something is not as it was. That is no small thing.',
    },
    {
      no: 'Det du bærer på, trenger ikke måles mot noe annet for å telle.',
      nn: 'Det du ber på, treng ikkje målast mot noko anna for å telje.',
      en: 'What you are carrying counts, without being measured against anything else.',
    },
    {
      no: 'Alt rundt deg kan gå videre som om ingenting har hendt. Det gjør ikke dette mindre.',
      nn: 'Alt rundt deg kan gå vidare som om ingenting har hendt. Det gjer ikkje dette mindre.',
      en: 'Everything around you may carry on as if nothing had happened. That makes this no smaller.',
    },
    {
      no: 'Noe tungt trenger ikke synes utenpå for å være virkelig.',
      nn: 'Noko tungt treng ikkje synast utanpå for å vere verkeleg.',
      en: 'Something heavy does not have to show on the outside to be real.',
    },
    {
      no: 'Å bære noe slikt tar krefter, også når du ikke gjør noe annet.',
      nn: 'Å bere noko slikt tek krefter, også når du ikkje gjer noko anna.',
      en: 'Carrying something like this takes strength, even when you do nothing else.',
    },
  ],
};
