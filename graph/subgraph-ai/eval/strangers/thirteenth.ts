import type { Strangers } from './strangers.ts';

/**
 * The thirteenth reading: sixteen made-up people, eight in each language, by two authors who had seen no text, code or
 * earlier reading.
 */
export const THIRTEENTH: Strangers = {
  people: 12,
  wishes: {
    no: [
      'ligge i et mørkt rom uten at noen spør hvordan det går med hodet',
      'Eg skulle gjerne hatt ein dag der fjøsen stelte seg sjølv',
      'sove. bare sove mer enn 2 timer i strekk',
      'Æ vil ut på tur men æ orke ikkje å kle på mæ',
      'begynte på fire ting i dag ble ikke ferdig med noen av dem, oppvasken står ennå fra søndag',
      'En god kopp kaffe og noen å løse kryssord med. Det er så stille her etter at Arvid døde.',
      'at bussen ikke va så full, fikk helt klump i magen og gikk av tre stopp for tidlig',
      'hei jeg tror kanskje at det beste hadde vært punktum eller komma en varm dusj og så at noen andre lager middag',
      'Vondt i hofta igjen. varmeflaske??',
      'Fem nattevakter på rad, klarer ikke snu døgnet, sitter her kl 11 og er lys våken og dritsliten',
      'vil sykle. får ikke lov av fysioen før pulsen er grei',
      'Kjenner at eg går og grur meg til eksamen heile tida, hadde vore godt å tenkje på noko anna ein time',
      'å strikke litt på votten te barnebarnet, om fingran vil',
      'jeg vil egentlig ikke noe jeg er bare tom',
    ],
    en: [
      'dark room. no one talking. head is fizzing again from the supermarket lights',
      'honestly just 20 mins where nobody touches me or needs a snack',
      'I would like to sit in the garden with the wireless on and not think about the hospital letter.',
      'idk something thats not my phone but also my phone is all i can manage lol',
      "sleep but its 2 in the arvo and the bloke next door's got the leaf blower going",
      "I am missing my mother's rasam and one proper talk in Tamil with someone",
      'Somebody to sit with Da for an hour so I can walk the pier on me own',
      'hot water bottle on my hip and permission to leave the dishes full stop no new line oh for goodness sake',
      'started 6 things finished 0. need 1 tiny thing i can actualy finish so i stop hating myself today',
      'a nap',
      'My chest is tight since the standup meeting, manager told deadline is preponed. Some way to breathe only.',
      'i want to see ppl but not have to be interesting',
      "Wee bit lonely since Margaret moved to her daughter's. Would love a natter but don't like to bother folk.",
      "to want something would be a good start, I can't tell if I'm hungry or tired or sad, it's all just static at the moment",
    ],
  },
  boundaries: {
    no: [
      {
        shouldDo: 'Søsteren min vil at jeg skal bli med på Ikea lørdag, hun mener det bare tar en times tid',
        needInstead: 'lørdag uten lysrør og folk. hun kan heller komme innom med bollene',
        emoji: '🛌',
      },
      {
        shouldDo: 'Naboen spør om eg kan slå jordet hans óg medan eg likevel har traktoren ute',
        needInstead: 'Bli ferdig med mitt eige før regnet kjem torsdag, og så leggje meg',
        emoji: '🏡',
      },
      {
        shouldDo: 'svigermor vil komme på besøk hver dag denne uka for å se babyen',
        needInstead: 'at hun kommer én dag og tar med mat og triller han en tur så jeg kan sove',
        emoji: '💤',
      },
      {
        shouldDo: 'ta ekstravakt på fredag, sjefen har ringt to ganger',
        needInstead: 'fri.',
        emoji: '📵',
      },
      {
        shouldDo: 'Burde svart på alle meldingan i kollokviegruppa, det e 47 uleste',
        needInstead: 'lægge bort mobiln og gå en tur langs elva',
        emoji: '🚶',
      },
      {
        shouldDo: 'De i pensjonistforeningen vil ha meg som kasserer et år til.',
        needInstead: 'Jeg vil gjerne være med på møtene, men slippe regnskapet. Tallene flyter for meg om kvelden.',
        emoji: '☕',
      },
      {
        shouldDo: 'rydde hele boden før gjestene kommer fordi samboeren min sier vi har utsatt det siden påske',
        needInstead: 'ta en eske, med musikk på, og at han ikke sukker',
        emoji: '🎵',
      },
      {
        shouldDo: 'NAV vil ha meg på møte kl 8 om morran',
        needInstead: 'få det på telefon etter 12, jeg fungerer ikke før stivheten har gitt seg',
        emoji: '🛡️',
      },
      {
        shouldDo: 'eg føler eg må baka til basaren på skulen sia alle dei andre gjer det',
        needInstead: 'kjøpa ei kaka på Kiwi og ha godt samvit for det',
        emoji: null,
      },
      {
        shouldDo: 'kompis maser om gaming i kveld på discord til langt på natt',
        needInstead: 'tåler ikke skjerm mer enn 20 min enda så heller lydbok og mørke',
        emoji: '📖',
      },
      {
        shouldDo: 'være hyggelig i lunsjen og prate om ferie når jeg egentlig holder på å gråte',
        needInstead: 'spise i bilen alene',
        emoji: '🤗',
      },
      {
        shouldDo: 'Datteren min lurer på om jeg kan passe tvillingene hele helgen mens de er i Gøteborg',
        needInstead: 'Lørdag formiddag er jeg i form til. Ikke overnatting, ryggen sier nei.',
        emoji: '❤️',
      },
      {
        shouldDo: 'trene sier legen og fysioterapeuten sier det også og mannen min sier det også nå',
        needInstead: 'et varmt bad med sånt salt oppi og ingen som sier noe',
        emoji: '🛁',
      },
      {
        shouldDo: 'lever semesteroppgåva i dag sjølv om eg har fått utsetjing',
        needInstead: 'bruke utsetjinga eg faktisk fekk. suppe og sofa',
        emoji: '🍲',
      },
    ],
    en: [
      {
        shouldDo: 'my sister wants me to do the whole christmas dinner again for 11 of us',
        needInstead: 'to turn up, eat, and go home by 4 before my back seizes up',
        emoji: '🍲',
      },
      {
        shouldDo: 'boss txted asking can i cover sat nite again',
        needInstead: 'one full weekend where i sleep when its dark like a normal person',
        emoji: '💤',
      },
      {
        shouldDo: 'Reply to the 43 unread in the NCT mums group',
        needInstead: 'mute it til thursday n not feel like a bad friend',
        emoji: '📵',
      },
      {
        shouldDo: 'My landlord is asking I should show the flat to new tenants each evening this week.',
        needInstead: 'I want that he comes only Tuesday, and the other evenings is quiet.',
        emoji: '🏡',
      },
      {
        shouldDo: 'Treasurer of the bowls club. They have asked me three times now.',
        needInstead: 'To play on Wednesdays and leave the sums to somebody younger.',
        emoji: null,
      },
      {
        shouldDo:
          "I feel like I ought to be back at work by now because it's been nine weeks and the concussion people said six",
        needInstead: 'go at the speed my head goes, and not read any more emails from HR today',
        emoji: '🛡️',
      },
      {
        shouldDo: 'gym. paid for it. havent been since feb',
        needInstead: 'slow lap round the block w the dog',
        emoji: '🚶',
      },
      {
        shouldDo: 'Every Sunday one hour video call with all the relatives, and they will ask about marriage',
        needInstead: 'Fifteen minutes with Amma alone, after that my own filter coffee in peace',
        emoji: '☕',
      },
      {
        shouldDo: "The brothers think I'll do all Mam's appointments because I'm the one living nearest",
        needInstead: 'For Declan to take the Thursdays. Just the Thursdays like.',
        emoji: '❤️',
      },
      {
        shouldDo: 'group project ppl want to meet at 9pm on discord AGAIN',
        needInstead: 'bath + bed. can send my bit in a doc',
        emoji: '🛁',
      },
      {
        shouldDo: 'clean the whole house before my mother-in-law flies in from Ohio',
        needInstead: 'clean the guest bathroom, shut the other doors, lie down',
        emoji: '🛌',
      },
      {
        shouldDo: 'listen to Kaz go on about her ex for another two hours',
        needInstead: 'sit out the back in the sun with me headphones in',
        emoji: '🎵',
      },
      {
        shouldDo: 'answer yes straight away when anyone asks me anything',
        needInstead: "say 'let me check and get back to you' and then acutally have a think",
        emoji: '🧘',
      },
      {
        shouldDo: 'My ex keeps turning up at the door and shouting, his mum says I should just let him in and talk',
        needInstead: 'door locked, my brother stopping over, someone else to deal with it',
        emoji: null,
      },
    ],
  },
  plans: {
    no: [
      {
        whatToDo: 'time hos nevrolog på Haukeland onsdag kl 10.15',
        whatCanGoBetter: 'glemmer alltid halvparten av det jeg skulle si, og venterommet er så lyst',
        howToFeelGood: 'caps og solbriller, lapp med tre spørsmål, mamma kjører',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'Lamminga byrjar neste veke',
        whatCanGoBetter: 'I fjor gjekk eg på trynet etter fire netter. Må få bror min til å ta annakvar natt',
        howToFeelGood: 'kaffi på termos i fjøset og vite kven som har vakt',
        desiredFeeling: 'mestring',
      },
      {
        whatToDo: 'dåp 14. juni, 32 gjester',
        whatCanGoBetter: 'blir stressa av alt som skal bestilles og bunaden passer ikke etter fødselen',
        howToFeelGood: 'bare bruke den blå kjolen og bestille koldtbord',
        desiredFeeling: 'glad',
      },
      {
        whatToDo: 'muntlig framføring i pedagogikk tirsda',
        whatCanGoBetter: 'æ blir rød på halsn og snakke altfor fort',
        howToFeelGood: 'øv for Silje først og ha på mæ skjerf haha',
        desiredFeeling: 'selvsikker',
      },
      {
        whatToDo: 'levere skattemeldinga',
        whatCanGoBetter:
          'har åpnet den seks ganger og lukket den igjen. fradraget for pendling skjønner jeg ingenting av',
        howToFeelGood: 'timer på 15 min og en is etterpå uansett',
        desiredFeeling: 'malrettet',
      },
      {
        whatToDo: 'Bytte til vinterdekk.',
        whatCanGoBetter:
          'Jeg klarer ikke løfte hjulene lenger etter at skulderen røk, og det er ergerlig å måtte spørre.',
        howToFeelGood: 'At Odd fra nabohuset tar løftingen, så trekker jeg til boltene selv.',
        desiredFeeling: 'mestring',
      },
      {
        whatToDo: 'kveldsvakt og så tidligvakt rett etterpå',
        whatCanGoBetter: 'får bare fem timer søvn, og blir sur på folk',
        howToFeelGood: 'ha klær og matpakke klar, ikke scrolle i senga',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'jeg skal på kurs i akvarell på biblioteket på torsdag klokka seks det er første gangen',
        whatCanGoBetter: 'jeg vet ikke om jeg klarer å sitte på de harde stolene i to timer',
        howToFeelGood: 'ta med puta mi og si fra at jeg kanskje går i pausen',
        desiredFeeling: 'inspirert',
      },
      {
        whatToDo: 'foreldremøte i 4b',
        whatCanGoBetter:
          'at eg ikkje blir vald til klassekontakt att fordi det vert så stilt og eg ikkje torer la vera',
        howToFeelGood: 'sitja bak ved døra med Marit',
        desiredFeeling: 'selvsikker',
      },
      {
        whatToDo: 'bryllupsdag på lørdag, 9 år',
        whatCanGoBetter: 'jeg sovner sikkert før ni',
        howToFeelGood: 'frokost isteden for middag! rundstykker og ungene hos farmor',
        desiredFeeling: 'kjaerlig',
      },
      {
        whatToDo: 'tilbake på jobb 20 prosent etter hjernerystelsn, mandag',
        whatCanGoBetter: 'åpent landskap. alle kommer til å spørre',
        howToFeelGood: 'få sitte på det lille møterommet og gå hjem FØR jeg får vondt',
        desiredFeeling: 'malrettet',
      },
      {
        whatToDo: 'Sætte potedan i kjøkkenhagen',
        whatCanGoBetter: 'knean. kan itj ligg der en hel dag slik som før',
        howToFeelGood: 'ei rad om dagen og sola i nakken',
        desiredFeeling: 'glad',
      },
      {
        whatToDo: 'ringe tannlegen',
        whatCanGoBetter: 'har ikke vært der på 4 år, er redd de kjefter',
        howToFeelGood: 'finnes det en som man kan bestille på nett hos??',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'Korøving etter eit halvt års pause, vi skal syngje Grieg',
        whatCanGoBetter: 'Pusten held ikkje til dei lange frasane',
        howToFeelGood: 'stå attmed Torunn i alten og berre lytte på dei vanskelegaste',
        desiredFeeling: 'inspirert',
      },
    ],
    en: [
      {
        whatToDo: 'neuro appt in Leeds on tuesday, 50 min on the train',
        whatCanGoBetter: 'last time the noise finished me off and i forgot half my questions',
        howToFeelGood: 'loop earplugs, sunglasses, questions on a card, nobody expecting me to talk after',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'Presenting quarterly numbers to the US client on call',
        whatCanGoBetter: 'I am speaking too fast and then they are saying pardon, pardon',
        howToFeelGood: 'If I do one rehearsal with Priya and keep a glass of water near the laptop',
        desiredFeeling: 'selvsikker',
      },
      {
        whatToDo: 'bubs first swim class',
        whatCanGoBetter: 'getting out the door before 10 w/out crying (me)',
        howToFeelGood: 'pack the bag the nite before, coffee in the car park',
        desiredFeeling: 'glad',
      },
      {
        whatToDo: 'dissertation chapter 2. due fri',
        whatCanGoBetter: 'i open it and then clean the fridge',
        howToFeelGood: 'body double w jess, 25 min timer, just the bit about methods',
        desiredFeeling: 'malrettet',
      },
      {
        whatToDo: 'My grandson is showing me how to do the online banking on Saturday.',
        whatCanGoBetter: "He goes too quickly and I don't like to say.",
        howToFeelGood: 'Writing each step in my notebook, and paying the gas bill on my own at the end.',
        desiredFeeling: 'mestring',
      },
      {
        whatToDo: 'four nights on at the warehouse starting Monday',
        whatCanGoBetter: 'I end up eating servo pies at 3am and feel crook all week',
        howToFeelGood: 'Fried rice in the esky, blackout blinds up, ring Mum on me break',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: "Da's 80th in the parish hall",
        whatCanGoBetter: "I'm afraid he'll get confused with the crowd and want to go home before the cake",
        howToFeelGood: "Cake early, a quiet chair by the door, and a dance with him if he's able",
        desiredFeeling: 'kjaerlig',
      },
      {
        whatToDo: "potting up the tomatoes I've been growing on the windowsill",
        whatCanGoBetter: "I can't kneel for more than five minutes before the hip goes",
        howToFeelGood:
          'do it sitting at the kitchen table with newspaper down and radio 4 on, comma, two pots at a time',
        desiredFeeling: 'mestring',
      },
      {
        whatToDo: 'parent-teacher conference for Mason, Thursday 4:30',
        whatCanGoBetter: 'I get defensive when they bring up the fidgeting because, hi, same',
        howToFeelGood: "Start by telling her what he's good at. Then ask what one thing would help.",
        desiredFeeling: 'kjaerlig',
      },
      {
        whatToDo: 'First evening in the pottery course in the community centre',
        whatCanGoBetter: "I don't know nobody there and my English becomes bad when I am nervous",
        howToFeelGood: 'To make one ugly cup and laugh about it',
        desiredFeeling: 'inspirert',
      },
      {
        whatToDo: 'phone the council about the blue badge',
        whatCanGoBetter: 'on hold for ages then i go blank and say its fine',
        howToFeelGood: 'reference no. in front of me, speakerphone, feet up, biscuit after',
        desiredFeeling: 'selvsikker',
      },
      {
        whatToDo: "the modern art musuem with Tash, she's got a spare ticket",
        whatCanGoBetter: 'crowds, and standing',
        howToFeelGood: 'pick 3 paintings and sit in front of those. skip the gift shop',
        desiredFeeling: 'inspirert',
      },
      {
        whatToDo: 'sort the mountain of baby clothes by size so we can give the tiny ones to my cousin',
        whatCanGoBetter: "I'll get weepy over the newborn stuff and quit halfway",
        howToFeelGood: 'keep one onesie, one bag at a time, good playlist',
        desiredFeeling: 'glad',
      },
      {
        whatToDo: 'taxes',
        whatCanGoBetter: 'where even are the forms',
        howToFeelGood: 'one shoebox on the table by sunday and thats IT',
        desiredFeeling: 'malrettet',
      },
    ],
  },
  company: {
    no: [
      {
        wants: ['stillhet', 'kaffe'],
        contacts: ['Mamma mob'],
      },
      {
        wants: ['hjelp'],
        contacts: ['Odd nabo', 'Kjell Inge Traktor'],
      },
      {
        wants: ['melding', 'lytte'],
        contacts: [],
      },
    ],
    en: [
      {
        wants: ['kaffe', 'lytte'],
        contacts: ['Siobhán (Work)', 'Auntie Bernie'],
      },
      {
        wants: ['stillhet'],
        contacts: [],
      },
      {
        wants: ['film', 'klem'],
        contacts: ['jess uni 🐸'],
      },
    ],
  },
};
