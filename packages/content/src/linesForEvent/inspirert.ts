import type { FeelingLines } from './feelingLines.ts';

export const INSPIRERT: FeelingLines = {
  doctor: [
    {
      no: 'Kanskje er det noe du har lurt på lenge. Spørsmålet kan få bli med inn på en lapp.',
      en: 'There may be something you have wondered about for ages. A question on a scrap of paper can come in with you.',
    },
    {
      no: 'Noen av tingene der inne har ganske rare former. Du kan velge ut den underligste og gjette hva den er til.',
      en: 'Some of the instruments in that room have very odd shapes. You could choose the oddest and guess what it is for.',
    },
  ],
  dentist: [
    {
      no: 'Det lille speilet ser steder i munnen du aldri har sett selv. Er du nysgjerrig, går det an å be om å få titte.',
      en: 'That little mirror sees parts of your mouth that you never have. If you are curious, you could ask for a peek.',
    },
    {
      no: 'Noen steder henger det et bilde i taket over stolen. Hva ville du selv ha valgt til den plassen?',
      en: 'There is sometimes a picture on the ceiling, right above the chair. What would you have chosen for that spot?',
    },
  ],
  'hospital-visit': [
    {
      no: 'Skiltene i gangen er fulle av rare ord. Å gjette hva ett av dem betyr, kan gi tankene noe å leke med.',
      en: 'The signs along the corridor are full of odd words. Guessing what one of them means can give your thoughts something to play with.',
    },
    {
      no: 'Som en liten by har stedet sitt eget vaskeri og folk som er våkne om natta. Hvor mange laken går med på en dag, mon tro?',
      en: 'Like a small town, the place has its own kitchen, its own post and people awake all night. How many teaspoons would it need, do you think?',
    },
  ],
  therapy: [
    {
      no: 'Av og til kommer det en setning du ikke visste at du hadde. Den er det lov å være nysgjerrig på, uten å forklare den.',
      en: 'Now and then you hear yourself say a thing you did not know you thought. It is fine to be curious about it, and leave it unexplained.',
    },
    {
      no: 'En gammel vane kan være som en rar mynt i en jakkelomme. Du kan snu på den og lure på hvor den kom fra, uten å dømme.',
      en: 'An old habit can be like an odd button in a coat pocket. You can turn it over and be curious where it came from.',
    },
  ],
  'welfare-office': [
    {
      no: 'Kanskje finnes det en ordning du ikke har hørt om. Det er et godt spørsmål å ha øverst på arket.',
      en: 'There could be a scheme that nobody has mentioned to you. You may well be curious about that, and it makes a good first question.',
    },
    {
      no: 'Den som sitter bak pulten, drømte nok om å bli noe som liten, sjørøver eller baker. Det er lov å lure på hva, også når det er alvor.',
      en: 'The person at the desk once dreamt of being a pirate, perhaps, or a vet. You may wonder which, even in a serious room.',
    },
  ],
  'job-interview': [
    {
      no: 'Spørsmålene går begge veier. Hva har du lyst til å vite om en helt vanlig tirsdag der?',
      en: 'Questions go both ways in there. What would you like to know about an ordinary Tuesday in that place?',
    },
    {
      no: 'Et arbeidssted røper gjerne litt om seg selv, med en plante i fin form eller en vits på veggen. Du kan være nysgjerrig, du også.',
      en: 'A workplace gives itself away a little, with a well-watered plant or a joke on the wall. You are allowed to be curious, too.',
    },
  ],
  'work-meeting': [
    {
      no: 'Et sted på sakslisten er det kanskje én ting du faktisk lurer på. Resten kan få seile forbi.',
      en: 'Somewhere on the agenda there may be one item that truly interests you. Your attention can wait for that one.',
    },
    {
      no: 'Kanskje sier noen en halv setning som setter i gang en idé. Den kan få plass i margen på blokka, uten at du sier et ord om den.',
      en: 'Half a sentence from somebody may set off an idea of your own. It can live in the corner of your notepad, and nobody needs to hear it.',
    },
  ],
  'first-day-back': [
    {
      no: 'Noe er sikkert flyttet på siden sist, om det så er en kaffekopp. Du kan se deg rundt som om du var ny.',
      en: 'Something has probably moved since last time, if only a mug or a plant. You can look around as though you were new.',
    },
    {
      no: 'Tankene dine har vært andre steder i mellomtiden. Kanskje har de med seg en idé tilbake, og den kan ligge i lomma så lenge.',
      en: 'Your thoughts have been elsewhere for a while. They may have brought an idea back with them, and it can stay in your pocket for now.',
    },
  ],
  presentation: [
    {
      no: 'Kanskje var det ett bilde det var gøy å lage. Det du ble nysgjerrig på da, er fint å si høyt.',
      en: 'Perhaps one slide was fun to make, because you found something out. That bit of wonder is worth saying out loud.',
    },
    {
      no: 'Noen i salen kan komme med noe du aldri har tenkt på. Da går det an å si at nå ble du nysgjerrig selv.',
      en: 'Someone may raise a point that had never crossed your mind. You are free to say that it makes you curious, and leave it at that.',
    },
  ],
  exam: [
    {
      no: 'Kanskje får én av oppgavene deg til å tenke noe du aldri har tenkt før. Et stikkord på kladdearket er nok til å huske det.',
      en: 'One of the questions may set off a thought you have never had before. A word on the rough paper is enough to keep hold of it.',
    },
    {
      no: 'Lenge før dette ble pensum, var det noen som undret seg over det. Litt av den undringen kan være din, nerver og alt.',
      en: 'Long before this became a subject, somebody was simply puzzled by it. You can share a little of that wonder, nerves and all.',
    },
  ],
  'school-day': [
    {
      no: 'Et nytt ord, et merkelig kart, noe læreren sier i forbifarten. Ett slikt funn er nok å ha med hjem i sekken.',
      en: 'A new word, an odd map on the wall, something a teacher says in passing. One find like that is plenty to take home.',
    },
    {
      no: 'Hva ville du ha fylt timeplanen med hvis den var din? Det er fint å pønske på bak en åpen bok.',
      en: 'If the timetable were yours to fill, what would you put in it? That is a nice thing to ponder behind an open book.',
    },
  ],
  'parents-meeting': [
    {
      no: 'Likevel er det en del av dagen du aldri får se. Hva barnet er nysgjerrig på der, er et fint spørsmål å ha med.',
      en: 'Still, there is a part of their day that you never see. You could ask what makes them curious when you are not there.',
    },
    {
      no: 'Hva har du fått høre alt om hjemme i det siste, dinosaurer eller fotballkort? Det sier litt om hvor gnisten er.',
      en: 'What have you been hearing all about at home lately, dinosaurs or card tricks? It says something about where the spark is.',
    },
  ],
  'phone-call': [
    {
      no: 'Bak stemmen er det ofte lyder, et tastatur, en hund, en kaffetrakter. Du kan undre deg litt over hvor den andre sitter.',
      en: 'Behind the voice there are often sounds, a kettle, a keyboard, a dog. You may wonder a little where they are sitting.',
    },
    {
      no: 'Egentlig er det ganske rart at en hel stemme får plass i noe så lite. Det kan du undre deg over mens det ringer.',
      en: 'It is rather odd, when you think of it, that a whole voice fits into so small a thing. You may marvel a bit while it rings.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Fra den andre stolen ser det nok annerledes ut. Selv når det er vondt, kan det være plass til å lure på hvordan.',
      en: 'From the other chair it probably looks different. Even while it hurts, there may be room to wonder how.',
    },
    {
      no: 'To mennesker kan mene helt ulike ting med det samme ordet. Det er lov å bli litt nysgjerrig på det, også når det er sårt.',
      en: 'Two people can mean quite different things by the same word. You may find yourself curious about that, sore as it may be.',
    },
  ],
  'family-dinner': [
    {
      no: 'Gamle historier kommer gjerne fram med desserten. Er det en du alltid har lurt på slutten av?',
      en: 'Old stories tend to come out with the pudding. Is there one whose ending you have always wondered about?',
    },
    {
      no: 'En av rettene har kanskje gått i arv, med en ny vri fra hvert kjøkken. Hvem som fant på den, kan du gruble på mellom to biter.',
      en: 'One of the recipes may have been handed down, and altered a little in each home. Who first thought of it is something to ponder between bites.',
    },
  ],
  party: [
    {
      no: 'Noen i rommet kan sikkert noe du aldri ville ha gjettet, stemme piano eller røkte bier. Fra en god krok er det moro å lure på hvem.',
      en: 'Someone in the room can probably tune pianos or keep bees. From a good corner it is fun to guess who.',
    },
    {
      no: 'Små biter av samtaler kommer seilende fra alle kanter. I sofaen kan du sette dem sammen til en historie som aldri har hendt.',
      en: 'Bits of talk drift past from all sides. From the sofa you can piece them into a story that never happened.',
    },
  ],
  wedding: [
    {
      no: 'I talene gjemmer det seg gjerne en historie som er ny for deg. Er du nysgjerrig, er det den du kan lytte etter.',
      en: 'Tucked into the speeches there is often a story you had not heard. If you are curious, that is the one to listen out for.',
    },
    {
      no: 'En lånt brosje, en gammel klokke, et slips fra et annet tiår. Hver av dem kan ha en historie, og du kan fritt dikte den selv.',
      en: 'A borrowed brooch, an old watch, a tie from another decade. Any of them may have a tale, and you are free to make it up.',
    },
  ],
  funeral: [
    {
      no: 'Noen kan komme til å fortelle noe du ikke visste om den som er borte. Det er lov å ville høre mer, midt i sorgen.',
      en: 'Someone may tell you a thing you never knew about the person who has died. It is all right to want to hear more, even through tears.',
    },
    {
      no: 'Den som er død, var kanskje glad i noe helt eget, roser eller gamle båter. Litt av den gnisten kan bli hos deg, ved siden av sorgen.',
      en: 'The one who died may have loved something in particular, roses or old boats. A little of that spark can stay with you, beside the grief.',
    },
  ],
  'visit-receive': [
    {
      no: 'Kanskje har de med seg en nyhet, eller noe rart de så på veien. Fra stolen din kan du være så nysgjerrig du vil.',
      en: 'Along with their coats they may bring some news, or an odd thing seen on the way. You can stay in your chair and ask about it.',
    },
    {
      no: 'Gjester ser ofte på noe du selv har sluttet å legge merke til, en krukke eller en bokrygg. Kanskje blir du nysgjerrig på den igjen.',
      en: 'A guest often looks at something you no longer notice, a jar or the spine of a book. It may make you curious about it all over again.',
    },
  ],
  'visit-make': [
    {
      no: 'Hjemme hos folk står det ofte en ting med en historie. Blir du nysgjerrig på krukka i vinduet, har du noe å spørre om.',
      en: 'Other people’s shelves are a pleasure to look along. If a photo or a book makes you curious, there is your question.',
    },
    {
      no: 'Hvert hjem har sine egne små regler, om kopper, sko og hvem som eier godstolen. Du kan være en stille oppdager der du sitter.',
      en: 'Every home has its own small rules, about shoes, teacups and who gets the best chair. You can be a quiet explorer from where you sit.',
    },
  ],
  date: [
    {
      no: 'Den andre har sikkert samlet på noe rart som barn. Det kan være morsommere å spørre om enn hva man jobber med.',
      en: 'Whoever it is probably collected something odd as a child. That can be more fun to ask about than work.',
    },
    {
      no: 'De fleste har noe som får hendene i sving når de snakker om det. Hva det er hos den andre, er det lov å bli nysgjerrig på.',
      en: 'Most people have one subject that sets their hands waving. What it is this time is something to be curious about.',
    },
  ],
  'cafe-friend': [
    {
      no: 'Hva har vennen din grublet på siden sist? Med ett spørsmål over kaffen kan du lene deg tilbake og høre.',
      en: 'What has your friend been turning over in their mind since last time? You can ask across the table, then sit back and listen.',
    },
    {
      no: 'Ved nabobordet foregår det kanskje en halv roman. Dere to kan dikte slutten sammen, helt lavt.',
      en: 'There may be half a novel going on at the next table. How it ends is for the two of you to guess, very quietly.',
    },
  ],
  'children-activity': [
    {
      no: 'En maur eller en sprekk i gulvet kan være store ting når man er liten. Du kan få lyst til å se det de ser.',
      en: 'An ant or a crack in the floor can be a big thing when you are small. You may want to see it the way they do.',
    },
    {
      no: 'Regler som blir til i lek, kan snu på et blunk. Du kan følge nysgjerrig med, som en gjest i et lite, fremmed land.',
      en: 'Rules made up in play can change in a blink. You can watch with interest, like a visitor to a small foreign country.',
    },
  ],
  shopping: [
    {
      no: 'I fruktdisken ligger det kanskje noe du ikke vet navnet på. Du kan lure på hvordan det smaker, og kjøpe det eller la være.',
      en: 'Among the fruit there may be something you cannot put a name to. You could wonder how it tastes, and buy it or leave it.',
    },
    {
      no: 'Det hender at en fremmed har glemt lappen sin i vogna. Erter, hyssing og sukker, hva i all verden skulle det bli?',
      en: 'Now and then a stranger’s list is left behind in the trolley. Peas, string and sugar, what on earth were they planning?',
    },
  ],
  errand: [
    {
      no: 'Bak disken er det skuffer du aldri får se oppi. I køen kan du fantasere litt om hva de gjemmer der.',
      en: 'Behind the counter are drawers you never get to see into. What they keep in there is something to wonder about in the queue.',
    },
    {
      no: 'Ved døra henger det gjerne en tavle med lapper, om en bortkommen katt eller en båt til salgs. Én av dem kan være starten på en historie.',
      en: 'By the door there may be a noticeboard, with a lost tortoise or a boat for sale. One of those might be the start of a story.',
    },
  ],
  travel: [
    {
      no: 'Hvert sted har sin egen lukt, og du møter den idet døra går opp. Det er en fin første ting å være nysgjerrig på.',
      en: 'Places have a smell of their own, and it meets you as the door opens. That is a good first thing to be curious about.',
    },
    {
      no: 'En lang, tynn pakke, en koffert som er knyttet igjen med et slips. Hva de andre har pakket, er moro å gjette på.',
      en: 'A long thin parcel, a suitcase tied shut with a scarf. What other people have packed is a pleasure to guess at.',
    },
  ],
  'public-transport': [
    {
      no: 'Utenfor ruta glir det forbi bakgårder og kjøkkenvinduer. Hvem bor bak det gule gardinet, mon tro?',
      en: 'Gardens and back doors slide past the glass. You can pick one and wonder who lives there.',
    },
    {
      no: 'Kanskje sitter det en og leser med omslaget gjemt i fanget. Du kan gjette på ansiktet hva slags bok det er.',
      en: 'Someone across the aisle may be reading with the cover hidden. You can guess from their face what kind of book it is.',
    },
  ],
  exercise: [
    {
      no: 'Foten mot matta, en hånd som åpner seg, skyggen din på veggen. Én av dem kan du være litt nysgjerrig på.',
      en: 'A foot on the mat, a hand opening, your shadow on the wall. You can pick one and be curious about it.',
    },
    {
      no: 'Går det an å finne opp en øvelse så liten at ingen andre merker den? Den kan få et navn også.',
      en: 'Is there one so small that only you can tell you are doing it? It can have a name, too.',
    },
  ],
  walk: [
    {
      no: 'Mose på en mur eller et spor i søla er god grunn til å stoppe. Å undre seg teller også.',
      en: 'Moss on a wall or a track in the mud is reason enough to stop. Wondering counts as well.',
    },
    {
      no: 'På en gjerdestolpe sitter det kanskje en enslig vott. Hvem har mistet den, og hvem var det som satte den der?',
      en: 'There may be a lone glove on a fence post. Who lost it, and who put it there to be found?',
    },
  ],
  hobby: [
    {
      no: 'Kanskje er det en måte å gjøre det på som du aldri har prøvd. Du kan teste den av ren nysgjerrighet, og le hvis det blir rart.',
      en: 'Is there a way of doing it that you have never tried? You could have a go out of curiosity, and laugh if it turns out odd.',
    },
    {
      no: 'I en boks eller en mappe ligger det kanskje noe du begynte på en gang. Du kan kikke på det og lure på hva du hadde tenkt.',
      en: 'In a box or a folder there may be something you once began. You could take a look, and wonder what you had in mind.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Like før det begynner, kan hva som helst være på vei. Akkurat da kan du være så nysgjerrig du vil.',
      en: 'In the hush before it begins, anything could come next. Just then you can be as curious as you like.',
    },
    {
      no: 'Helt ytterst på kanten er det ofte en liten rolle, han med triangelet eller hun med avisa. Hva tenker de på imens?',
      en: 'Right at the edge there is often a minor part, the man with the triangle or the woman with a newspaper. What might they be thinking?',
    },
  ],
  'moving-house': [
    {
      no: 'Hvor kommer sola inn om morgenen på det nye stedet? Det er noe å være nysgjerrig på mens eskene får stå.',
      en: 'Where does the morning sun come in at the new place? That is something to be curious about while the boxes wait.',
    },
    {
      no: 'Blyantstreker på en dørkarm, en spiker uten bilde. Med en eske som stol kan du undre deg over hvem som bodde der før.',
      en: 'Pencil marks on a door frame, a nail with no picture. Sitting on a box, you can wonder who lived there before.',
    },
  ],
  cleaning: [
    {
      no: 'Bakerst i en skuff kan det ligge ting du ikke ante at du hadde. Én skuff er nok til en liten skattejakt.',
      en: 'At the back of a drawer there may be things you had no idea you owned. One drawer is enough for a small treasure hunt.',
    },
    {
      no: 'En tom flekk på bordet er litt som et blankt ark. Hva kunne du få lyst til å legge der?',
      en: 'A bare patch of table is a little like a blank page. What might you like to put there?',
    },
  ],
  cooking: [
    {
      no: 'Bak i skapet står det kanskje et krydder du sjelden bruker. Du kan lukte på glasset og se om du får en idé.',
      en: 'There may be a spice at the back of the cupboard that you hardly ever use. You could sniff the jar and see if an idea comes.',
    },
    {
      no: 'Smør blir brunt, egg stivner, og deigen hever seg i bollen. At det går an, er verdt litt undring.',
      en: 'Butter browns, an egg sets, dough rises in its bowl. That any of it works is worth a little wonder.',
    },
  ],
  holiday: [
    {
      no: 'En gang var det noen som fant på å sette et lys i vinduet. Kanskje får du lyst til å finne på en skikk selv.',
      en: 'Somebody, once, was the first to put a candle in the window. You might fancy making up one custom of your own.',
    },
    {
      no: 'Finnes det en eske med pynt, har hver ting i den kommet fra et sted. Hvilken er eldst, og hvem var det som valgte den?',
      en: 'If there is a box of decorations, each thing in it came from somewhere. Which is the oldest, and who picked it?',
    },
  ],
  birthday: [
    {
      no: 'En pakke røper ikke stort, selv når man rister på den. Det er lov å gjette fra der du sitter.',
      en: 'Not even a good shake tells you what is in a present. You can guess from where you sit.',
    },
    {
      no: 'Hva skrev avisene om den dagen bursdagsbarnet ble født? Du kan gjette over kakestykket, og ta grundig feil.',
      en: 'What was in the papers on the day it all began? You can guess over a slice of cake, and be gloriously wrong.',
    },
  ],
  'alone-time': [
    {
      no: 'Nå er det ingen som spør hva du driver med. Du kan følge en tanke dit den vil, om den er aldri så rar.',
      en: 'With nobody asking what you are up to, you can follow a thought wherever it wanders. It may be as odd as it likes.',
    },
    {
      no: 'En bok kan åpnes på midten, eller bakfra. Du kan lese én side og lure på resten, helt i fred.',
      en: 'A book can be opened in the middle, or from the back. You can read one page in peace and wonder about the rest.',
    },
  ],
  'quiet-day': [
    {
      no: 'Når lite skjer, hender det at en idé dukker opp. Den kan få ligge på en lapp til en annen gang.',
      en: 'When not much is going on, a small idea sometimes turns up. You can jot it down and leave it for later.',
    },
    {
      no: 'Lysflekken på veggen har kanskje krøpet litt siden i stad. Fra sofaen kan du gjette hvor den er når kaffen er kald.',
      en: 'A patch of light may creep along the wall while nobody looks. From the sofa you can guess where it will be by teatime.',
    },
  ],
  'news-result': [
    {
      no: 'Uroen får ligge der ved siden av telefonen. Likevel er det lov å lure på noe helt annet en stund, som hvordan boka slutter.',
      en: 'The worry can sit there beside the phone. You may still be curious about something else for a while, like how your book ends.',
    },
    {
      no: 'Er det litt nysgjerrighet igjen midt i alt, kan et kryssord få den. Fugl som ikke flyr, sju bokstaver.',
      en: 'If there is any curiosity left over, one crossword clue can have it. Bird that cannot fly, seven letters.',
    },
  ],
  'online-meeting': [
    {
      no: 'Bak ansiktene skimter du kanskje en hylle, en lampe eller halen på en katt. Å være litt nysgjerrig på det koster ingenting.',
      en: 'In those little squares there may be a shelf, a lamp or the tail of a cat. Being a bit nosy about it costs nothing.',
    },
    {
      no: 'Hver av dem har en utsikt du ikke ser, en murvegg, en fjord eller naboens klessnor. Hvem som har hva, er moro å gjette på.',
      en: 'Each of them has a view that you never see, a brick wall, a harbour or a washing line. You can guess whose is whose.',
    },
  ],
  court: [
    {
      no: 'I en rettssal er mye rart og fremmed, ordene, kappene, hvem som sitter hvor. Det er lov å undre seg og spørre, midt i alvoret.',
      en: 'The old words, and who sits where, can all seem strange. It is fine to wonder and to ask, serious as the day is.',
    },
    {
      no: 'Dørene og benkene kan være eldre enn alle i rommet. Tung som dagen er, kan du undre deg litt over hvem som snekret dem.',
      en: 'Doors and benches in there may be older than anybody in the room. Heavy as the day is, you can wonder for a moment who made them.',
    },
  ],
  physio: [
    {
      no: 'Henger det en plansje med muskler på veggen, er navnene ofte ganske rare. Du kan spørre hva den heter, den som verker mest.',
      en: 'If there is a poster of muscles on the wall, the names are often wonderful. You could ask what the one that aches is called.',
    },
    {
      no: 'Noe av det du gjør der, er kanskje oppkalt etter et dyr, som katten eller muslingen. Hva ville du ha kalt det du liker minst?',
      en: 'Some of what you do there may be named after an animal, like the cat or the clam. What would you call the bit you like least?',
    },
  ],
  'driving-test': [
    {
      no: 'Høyre eller venstre ut fra plassen, det vet du ikke ennå. Nervene får være med, og du kan likevel være litt nysgjerrig på ruta.',
      en: 'Left or right out of the car park, you do not know yet. The nerves can come along, and so can a little curiosity about the route.',
    },
    {
      no: 'Sensoren har sittet på i mange biler og har nok noen gode historier. Du kan være nervøs og likevel undre deg over hvilken som er rarest.',
      en: 'The examiner has sat in a great many cars and must have some tales. You can be nervous and still wonder which is the strangest.',
    },
  ],
  'hair-and-care': [
    {
      no: 'Foran speilet kan du leke med en tanke, som lugg, ny farge eller skill på den andre siden. Det er ikke det samme som å si ja.',
      en: 'In the mirror you can toy with an idea, like a fringe or a new colour. Toying is not saying yes.',
    },
    {
      no: 'Hvor mange historier har den stolen hørt? Du kan dikte en av dem selv, med øynene igjen.',
      en: 'How many tales has that chair heard? You are free to think one up, with your eyes closed.',
    },
  ],
  'children-party': [
    {
      no: 'En tom pappeske på gulvet kan bli til det meste når barn er sammen. Hva er den når kaka kommer, mon tro?',
      en: 'A cardboard box on the floor can become almost anything among children. You may be curious what it is by cake time.',
    },
    {
      no: 'Vitser fra en femåring kan ende hvor som helst. Kanskje får du lyst til å høre en av dem helt ut.',
      en: 'When a five-year-old tells a joke, it can end anywhere at all. You may find that you want to hear it out.',
    },
  ],
  parting: [
    {
      no: 'Kanskje er det noe du alltid har villet vite om den som skal dra. Midt i det triste er det lov å spørre.',
      en: 'There may be a thing or two that you never asked. You can be curious, even in the middle of the sadness.',
    },
    {
      no: 'Dit den andre skal, er det kanskje et kjøkkenvindu med en utsikt du ikke kjenner. Du kan være nysgjerrig på den og lei deg på én gang.',
      en: 'Where they are going there may be a kitchen window with a view you do not know. You can be curious about it and sad at once.',
    },
  ],
  'visit-unwell': [
    {
      no: 'På nattbordet ligger det kanskje en bok eller et kort. Du kan spørre forsiktig om det, eller undre deg i stillhet.',
      en: 'On the bedside table there may be a book or a card. You could ask about it gently, or wonder in silence.',
    },
    {
      no: 'Gardinen eller taket der inne har kanskje et mønster som ligner på noe. Du kan si hva du ser, eller ha det som ditt eget lille funn.',
      en: 'The curtain or the ceiling may have a pattern that looks like something. You could say what you see, or keep it as a small find.',
    },
  ],
  'desk-work': [
    {
      no: 'Hver rute i et skjema er det et menneske som har funnet på. Du kan jo lure på hva som lå bak den rareste.',
      en: 'Some person once thought up every box on a form. You may wonder, pen in hand, how they arrived at the oddest one.',
    },
    {
      no: 'En kaffeflekk på et ark kan ligne en øy på et kart. Hva skulle den hete, og hvor er havna?',
      en: 'A coffee stain on the paper can look like an island on a map. What would you call it, and where is the harbour?',
    },
  ],
  making: [
    {
      no: 'Hva skjer hvis det blå får ligge inntil det brune? Det kan du prøve på en rest, av ren nysgjerrighet.',
      en: 'What if the blue goes next to the brown? You can try it on a scrap and see.',
    },
    {
      no: 'Noen ganger er fingrene mer nysgjerrige enn hodet. De kan få kjenne på ull, tre eller papir mens du ser hva de liker.',
      en: 'Sometimes fingers are more curious than the head. They can feel the wool, the wood or the paper, and see what they like.',
    },
  ],
  driving: [
    {
      no: 'Et sted går det en sidevei du aldri har tatt. Du kan nøye deg med å lure på hvor den ender, eller finne det ut.',
      en: 'Somewhere along the way is a turning you have never taken. You can wonder where it goes, or find out.',
    },
    {
      no: 'I bilen foran sitter det kanskje en hund og ser på deg. På rødt lys kan du lure på hvor den skal.',
      en: 'There may be a dog in the car ahead, looking back at you. Where it is off to is something to wonder about at a red light.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Fra senga kan du pusse opp rommet i tankene, i den fargen du vil. Det går an å få en idé midt i uroen.',
      en: 'From your bed you can redecorate the room in your head, in any colour you like. An idea may come, even beside the unease.',
    },
    {
      no: 'Lyser det i et vindu langt borte, er det noen andre som er våkne også. Du kan være urolig og likevel lure på hva de driver med.',
      en: 'If there is a lit window far off, somebody else is awake as well. You may feel uneasy and still wonder what they are up to.',
    },
  ],
  'animal-care': [
    {
      no: 'Ører, hale og blikk sier mye uten ord. Du kan være bekymret og samtidig lure på hva blikket forteller.',
      en: 'So much is said with ears, a tail, a look. Along with the worry you may wonder what this one is telling you.',
    },
    {
      no: 'Et dyr kjenner verden på lukter og lyder du aldri har merket. Midt i bekymringen kan du undre deg over hvordan det er.',
      en: 'An animal knows the world by smells and sounds you have never noticed. You can be worried and still wonder what that is like.',
    },
  ],
  'family-celebration': [
    {
      no: 'Ofte ligger det gamle bilder framme et sted. Hvem var nå hun med den rare hatten?',
      en: 'Old photos often come out on such a day. You may want to know who that was in the strange hat.',
    },
    {
      no: 'Er det bordkort, har noen tenkt over hvem som skal sitte hvor. Hva så de for seg at du og sidemannen skulle snakke om?',
      en: 'If there are place cards, someone thought about who should sit where. What might they have pictured you and your neighbour talking about?',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Du har kanskje ventet lenge og samlet på spørsmål. Det er fint å være nysgjerrig på hvordan det gjøres, og la resten stå åpent.',
      en: 'After a long wait there may be a whole list of questions. You can be curious about how it is done, and leave the rest open.',
    },
    {
      no: 'Ved siden av alt det store er det kanskje plass til noe lite, som hva som henger på veggen der. Du kan være nysgjerrig helt uten grunn.',
      en: 'Beside all that there may be room for something smaller, like what hangs on the walls in there. You can be curious about it for its own sake.',
    },
  ],
  'long-drive': [
    {
      no: 'Mil etter mil kan det stå skilt med navn du aldri har hørt. Hvem fant på dem, og hvem bor der nå?',
      en: 'Mile after mile there may be signs for places you have never heard of. Who named them, and who lives there now?',
    },
    {
      no: 'Et sted underveis får kanskje husene en annen farge, eller takene en annen form. Er du nysgjerrig, kan du se etter hvor det skjer.',
      en: 'Somewhere along the way brick may turn to stone, or the roofs change shape. If you are curious, you can look out for the spot.',
    },
  ],
  needle: [
    {
      no: 'Selve sprøyta trenger du ikke være nysgjerrig på. Du kan se en annen vei og lure på hva slags plaster du får.',
      en: 'Nobody asks you to be curious about that part. You can look the other way and wonder which plaster you get.',
    },
    {
      no: 'Kanskje er det et bilde på veggen du kan se på imens. Hva hendte rett før det øyeblikket, mon tro?',
      en: 'Perhaps there is a picture on the wall to rest your eyes on. What do you suppose happened just before that moment?',
    },
  ],
  scan: [
    {
      no: 'Banker den, kan du gjette hva det ligner på, en hakkespett eller en printer. Surrer den, er det også en liten gåte.',
      en: 'If it knocks, you can guess what it sounds like, a woodpecker or a printer. If it hums, that is a riddle as well.',
    },
    {
      no: 'Et bilde av innsiden er et rart slags portrett. Det går an å undre seg over at det kan lages, og være spent på samme tid.',
      en: 'A picture of your insides is a strange sort of portrait. You may marvel that it can be made at all, and be nervous as well.',
    },
  ],
  'first-day': [
    {
      no: 'Hvor står koppene, og hvem er det som plystrer i gangen? Slike småting kan du oppdage én for én, og glemme halvparten.',
      en: 'Where do they keep the teaspoons, and who is it that whistles? You can discover such things one by one, and forget half.',
    },
    {
      no: 'Det du stusser over nå, er kanskje artig å lese om en gang. Én linje om en lukt eller et rart skilt kan være verdt å skrive ned.',
      en: 'What strikes you now may be funny to read later on. One line about a smell or a strange sign could be worth jotting down.',
    },
  ],
  'school-run': [
    {
      no: 'Mellom døra hjemme og porten kan det komme et spørsmål ingen har svar på. Det går an å si at det lurer du på også.',
      en: 'Somewhere between home and the gate, a child may ask a thing nobody can answer. You can say you wonder about that, too.',
    },
    {
      no: 'I lomma på et barn kan det ligge en stein, en kork og en halv plan. Hva alt sammen er til, kan du lure på hele veien.',
      en: 'A child’s pocket may hold a stone, a bottle top and half a plan. What it is all for, you can wonder all the way.',
    },
  ],
  performing: [
    {
      no: 'En takt eller en linje gjør deg kanskje fortsatt nysgjerrig. Den er fin å tenke på mens du venter bak teppet.',
      en: 'One bar or one line may still make you wonder. It is good company while you wait in the wings.',
    },
    {
      no: 'På bakerste rad sitter det kanskje en som hører dette for aller første gang. Du kan bli nysgjerrig på hvordan det er, og lytte med de ørene.',
      en: 'Somebody in the back row may be hearing this for the very first time. You could be curious what that is like, and listen with their ears.',
    },
  ],
  'class-meeting': [
    {
      no: 'Rundt på veggene henger det gjerne kart og tegninger. Øynene kan dra på oppdagelse mens andre snakker.',
      en: 'Classroom walls say a lot, with their maps and drawings and the list of who waters the plants. Your eyes can go exploring while others talk.',
    },
    {
      no: 'I kanten av pulten er det kanskje risset inn et navn eller et hjerte. Hvem som satt der den gangen, kan du lure på mens datoene leses opp.',
      en: 'Scratched into the desk there may be a name or a heart. Whose it was is something to wonder about while the dates are read out.',
    },
  ],
  flight: [
    {
      no: 'Ser du ut, kan en hel by bli til noen streker og prikker. Hva heter den, og hvem er våken der nede?',
      en: 'If you can see out, a whole town may shrink to a few lines and dots. What is it called, and who is awake down there?',
    },
    {
      no: 'Alle om bord har sin grunn til å reise. Skal han på raden foran i bryllup, på jobb eller hjem til en hund?',
      en: 'Everyone on board has a reason to be there. Is the man in the row ahead off to a wedding, a job or a new puppy?',
    },
  ],
  'flight-with-children': [
    {
      no: 'Et lite menneske ser kanskje skyer ovenfra for aller første gang. Du kan være med på undringen, trøtt som du er.',
      en: 'Someone small may see clouds from above for the very first time. You can share in the wonder, tired as you are.',
    },
    {
      no: 'Hvor sover et fly om natta? Slikt kan dere undre dere over sammen, og ingen trenger å vite svaret.',
      en: 'Where does a plane sleep at night? You can wonder about it together, and nobody has to know the answer.',
    },
  ],
  swimming: [
    {
      no: 'Lyset kan lage skjelvende streker på bunnen. Du kan være helt stille og lure på hvordan det får det til.',
      en: 'Light can throw wobbly lines on the bottom. You may stay quite still and wonder how it does that.',
    },
    {
      no: 'Fingre som blir rynkete, er en liten gåte. På kanten etterpå kan du lese dem som et kart.',
      en: 'Wrinkled fingertips are a small mystery. On the edge afterwards you can study them like a map.',
    },
  ],
  camping: [
    {
      no: 'Gjennom duken høres fuglene bedre enn hjemme. Du kan ligge og lure på hvem av dem som synger først.',
      en: 'Through the canvas the birds sound closer than at home. Which of them sings first is something to lie and wonder about.',
    },
    {
      no: 'Skygger på teltveggen kan ligne på nesten hva som helst. Er den med horn en grein, en hånd eller et veldig lite troll?',
      en: 'Shadows on the tent wall can look like almost anything. Is the one with horns a branch, a hand or a very small troll?',
    },
  ],
};
