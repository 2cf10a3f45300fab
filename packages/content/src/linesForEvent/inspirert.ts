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
      no: 'Den som spør, drømte nok om å bli noe som liten, sjørøver eller baker. Det er lov å lure på hva, også når det er alvor.',
      en: 'Whoever asks the questions once dreamt of being a pirate, perhaps, or a vet. You may wonder which, even when it is serious.',
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
      no: 'Blant alt som blir tatt opp, er det kanskje én ting du faktisk lurer på. Resten kan få seile forbi.',
      en: 'Among all that comes up there may be one thing that truly interests you. Your attention can wait for that one.',
    },
    {
      no: 'Kanskje sier noen en halv setning som setter i gang en idé. Den kan få bli hos deg, uten at du sier et ord om den.',
      en: 'Half a sentence from somebody may set off an idea of your own. It can stay with you, and nobody needs to hear it.',
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
      no: 'Midt i alt får du kanskje en tanke du aldri har tenkt før. Den er din, også om den ikke gir et eneste poeng.',
      en: 'In the middle of it all you may have a thought you never had before. It is yours to keep, whether it scores or not.',
    },
    {
      no: 'Det du blir prøvd i, var en gang helt nytt for noen. Litt av den undringen kan være din, nerver og alt.',
      en: 'What you are tested in was once brand new to somebody. You can share a little of that wonder, nerves and all.',
    },
  ],
  'school-day': [
    {
      no: 'Et spørsmål fra en annen kan være rarere enn alt som ligger i boka. Det kan du ta med hjem og tygge på.',
      en: 'A question from somebody else can be odder than anything in the book. You can take it home and chew on it.',
    },
    {
      no: 'Hva ville du ha fylt dagen med hvis det var du som laget timeplanen? Det er fint å pønske på innimellom.',
      en: 'If the timetable were yours to fill, what would you put in it? That is a nice thing to ponder in between.',
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
      no: 'Den som kommer, ser ofte på noe du har sluttet å legge merke til, en krukke eller en bokrygg. Kanskje blir du nysgjerrig på den igjen.',
      en: 'A visitor often looks at something you no longer notice, a jar or the spine of a book. It may make you curious about it all over again.',
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
      no: 'En dråpe, en ball, en knapp på en jakke kan være store ting når man er liten. Du kan få lyst til å se det slik selv.',
      en: 'A drop of water, a ball, a button on a coat can be big things when you are small. You may want to see them that way too.',
    },
    {
      no: 'Et lite ansikt som er helt oppslukt av noe, er en gåte. Hva er det som foregår bak den panna, mon tro?',
      en: 'A small face quite lost in something is a riddle. What on earth is going on behind that forehead?',
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
      no: 'Hva er det de andre har i posene sine? Du kan gjette vilt uten å si et ord.',
      en: 'What do other people have in their bags? You can come up with the wildest ideas without saying a word.',
    },
    {
      no: 'Det du skal hente eller levere, har kanskje vært innom flere hender enn du aner. Hvor begynte det hele?',
      en: 'What you are fetching or handing in may have passed through more hands than you think. Where did it all begin?',
    },
  ],
  travel: [
    {
      no: 'Hvert sted har sin egen lukt, og du møter den idet døra går opp. Det er en fin første ting å være nysgjerrig på.',
      en: 'Places have a smell of their own, and it meets you as the door opens. That is a good first thing to be curious about.',
    },
    {
      no: 'Ofte blir det med én ting man egentlig ikke trenger. Hvilken er din, og hvorfor fikk den være med?',
      en: 'There is often one thing in the bag that nobody needs. What is yours, and why did it get to come?',
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
      no: 'En fot mot underlaget, en hånd som åpner seg, vekten av en arm. Én av dem kan du være litt nysgjerrig på.',
      en: 'A foot on the floor, a hand opening, the weight of an arm. You can pick one and be curious about it.',
    },
    {
      no: 'Går det an å finne opp en øvelse så liten at ingen andre merker den? Den kan få et navn også.',
      en: 'Could you think up one so small that only you can tell? It can have a name, too.',
    },
  ],
  walk: [
    {
      no: 'Et rart skilt, en stein, et spor. Nesten hva som helst er god grunn til å stoppe, og å undre seg teller også.',
      en: 'An odd sign, a stone, a track. Almost anything is reason enough to stop, and wondering counts as well.',
    },
    {
      no: 'Noen har kanskje mistet noe underveis, en knapp, en vott, en hårspenne. Hvem var det, og hva tenkte de på akkurat da?',
      en: 'Something may have been dropped along the way, a button, a glove, a hairpin. Whose was it, and what was on their mind?',
    },
  ],
  hobby: [
    {
      no: 'Hva var det som fikk deg til å ville prøve dette? Den gnisten er fin å ta fram igjen, også på en trøtt dag.',
      en: 'What was it that first made you want to try this? It can be nice to look at that spark again, even on a tired day.',
    },
    {
      no: 'Et ord, et knep, en lyd du ikke kjente fra før. Én slik liten ting kan sette tankene i gang, og du trenger ikke gjøre noe med dem.',
      en: 'A word, a knack, a sound you had not come across before. One small thing like that can set you thinking, and nothing need come of it.',
    },
  ],
  'concert-cinema': [
    {
      no: 'De rundt deg ser det samme som du, og tenker kanskje noe helt annet. Hva det kan være, er moro å lure på.',
      en: 'People around you see what you see, and may be thinking something quite different. What that might be is fun to wonder about.',
    },
    {
      no: 'Ofte er det noe helt i utkanten som gjør en nysgjerrig, en hånd, en farge, en som aldri ser opp. Du kan feste blikket på akkurat det.',
      en: 'Often it is something at the very edge that makes you curious, a hand, a colour, somebody who never looks up. You can keep your eye on that.',
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
      no: 'Ting du til vanlig ser forbi, får du plutselig tett på, et mønster, en knapp, et merke i treverket. Hvor kom det fra, mon tro?',
      en: 'Things you usually look past are suddenly close up, a pattern, a button, a mark in the wood. Where might that have come from?',
    },
    {
      no: 'Litt mer plass, eller litt mer lys, kan gi rom for en idé. Hva kunne du få lyst til å bruke det til?',
      en: 'A little more space, or a little more light, can leave room for an idea. What might you like to use it for?',
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
      no: 'Hva holder folk på med på samme tid på den andre siden av jorda? Tankene dine kan ta seg en titt.',
      en: 'What are people up to at that very time on the other side of the world? Your thoughts can have a look.',
    },
    {
      no: 'Det er kanskje én vane som alltid har vært med, uten at noen husker hvorfor. Hvordan begynte den, mon tro?',
      en: 'There may be one habit that has always been part of it, though nobody recalls why. How might it have begun?',
    },
  ],
  birthday: [
    {
      no: 'Hva er egentlig det rareste ved å være akkurat så gammel? Det går an å lure på, enten tallet er ditt eller en annens.',
      en: 'What is the oddest thing about being exactly that age? You can wonder, whether the number is yours or somebody else’s.',
    },
    {
      no: 'Hva skrev avisene om den dagen det hele begynte? Du kan gjette vilt, og ta grundig feil.',
      en: 'What was in the papers on the day it all began? You can guess wildly, and be gloriously wrong.',
    },
  ],
  'alone-time': [
    {
      no: 'Nå er det ingen som spør hva du driver med. Du kan følge en tanke dit den vil, om den er aldri så rar.',
      en: 'With nobody asking what you are up to, you can follow a thought wherever it wanders. It may be as odd as it likes.',
    },
    {
      no: 'For deg selv kan du snakke høyt om det du lurer på. Svarene kan godt være rare.',
      en: 'On your own you can wonder aloud about anything at all. The answers can be as strange as you like.',
    },
  ],
  'quiet-day': [
    {
      no: 'Når lite skjer, hender det at en idé dukker opp. Den kan få ligge på en lapp til en annen gang.',
      en: 'When not much is going on, a small idea sometimes turns up. You can jot it down and leave it for later.',
    },
    {
      no: 'Stillhet er full av små lyder, et rør, en klokke, en nabo. Du kan lure på hva det er, og la det være med det.',
      en: 'You may hear things you usually miss, a pipe, a clock, a neighbour. You can wonder what it is, and leave it at that.',
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
      no: 'Et sted i det hele er det kanskje et ord som er riktig rart. Hvem fant på det, og hva tenkte de på?',
      en: 'Somewhere in it there may be a truly odd word. Who came up with it, and what were they thinking of?',
    },
    {
      no: 'Hva kunne du få lyst til å finne på når dette er unna? Den tanken kan gjerne ligge ved siden av så lenge.',
      en: 'What might you fancy doing once this is out of the way? The thought is welcome to sit beside you meanwhile.',
    },
  ],
  making: [
    {
      no: 'En tøybit, en deigklatt, en gammel skrue. Hva kunne en slik rest ha blitt til, helt for moro skyld?',
      en: 'A scrap of cloth, a lump of dough, an old screw. What might a leftover like that turn into, for the fun of it?',
    },
    {
      no: 'Noen ganger er fingrene mer nysgjerrige enn hodet. De kan få kjenne på det som ligger foran deg, hardt eller mykt, og ta seg god tid.',
      en: 'Sometimes fingers are more curious than the head. They can feel whatever lies in front of you, rough or soft, and take their time.',
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
      no: 'Noen må ha vært den første som fant på å pynte seg og holde tale. Hva var det de så for seg, mon tro?',
      en: 'Somebody must have been the first to dress up and make a speech. What can they have had in mind?',
    },
    {
      no: 'Folk fra ulike deler av et liv er plutselig i samme rom. Hva kan to av dem finne på å snakke om?',
      en: 'People from different corners of one life end up in the same room. What might two of them find to talk about?',
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
      no: 'Et sted i det du skal fram med, er det kanskje noe som fortsatt gjør deg nysgjerrig. Det er fint å tenke på mens du venter.',
      en: 'Somewhere in it there may be a bit that still makes you curious. It is good to think of while you wait.',
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
      no: 'Ser du ut, kan en hel by bli til noen streker og prikker. Hva heter den, og hvem er våken der?',
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
  'time-for-two': [
    {
      no: 'Spør gjerne om noe du aldri har visst. Kanskje hva som hang over senga i barndommen.',
      en: 'You could ask something you have never asked. Perhaps what they could see from their window as a child.',
    },
    {
      no: 'Selv den du kjenner best, har tanker du ikke har hørt. Kanskje kommer det én over kaffen.',
      en: 'Even a face you know by heart can surprise you, across a candlelit table or over a cup of tea.',
    },
  ],
  'new-pet': [
    {
      no: 'Nede fra gulvet ser rommet annerledes ut. Du kan sitte der litt, om du vil, og se det dyret ser.',
      en: 'From the floor a room looks different. If you sit there a while, you may see what the animal sees.',
    },
    {
      no: 'Hva blir valgt først, teppet, esken eller plassen bak sofaen? Du kan følge med og gjette.',
      en: 'Where will it go first, the blanket, the box, or behind the sofa? You can watch and guess.',
    },
  ],
  'animals-and-crops': [
    {
      no: 'Se gjerne lenge på én liten ting, en farge eller et mønster. Kanskje er det noe ved den du ikke visste.',
      en: 'Look closely at one small thing, a colour or a pattern, if you like. There may be something you had not noticed.',
    },
    {
      no: 'Hvordan vet noe som lever, hva det skal bli til? Du kan undre deg imens.',
      en: 'How does a living thing know what to become? You can wonder as you go.',
    },
  ],
  keepsakes: [
    {
      no: 'Står det noe på baksiden av et bilde? Du kan lure på hvem som skrev det, uten å finne svaret.',
      en: 'Perhaps there is a note on the back of something. You can wonder who wrote it, and never find out.',
    },
    {
      no: 'Ting som har vært brukt, har merker. Du kan snu på en kopp eller en bok og se etter.',
      en: 'Old things carry marks: a stain, a price, a name in pencil. You can turn one over and read it.',
    },
  ],
  'work-shift': [
    {
      no: 'Er det en kollega der, kan du spørre om noe du har lurt på. Kanskje hvordan det ble denne jobben.',
      en: 'If a colleague is there, you may ask how they ended up in this job. Some answers are worth a coffee.',
    },
    {
      no: 'Hver tid på døgnet har sine egne lyder. Kanskje hører du én du ikke har lagt merke til før.',
      en: 'Places sound different at different hours: a fridge, a lift, a far door. You may notice one you had not heard before.',
    },
  ],
  'work-trip': [
    {
      no: 'Én setning du vil huske, er nok å ta med hjem. Den får plass på baksiden av et navneskilt.',
      en: 'One sentence worth keeping is plenty to bring home. It would fit on the back of a name badge.',
    },
    {
      no: 'Et fremmed sted har egne skilt, eget brød og eget lys. Du kan se etter én ting du ikke har hjemme.',
      en: 'Another town has its own bread, signs and light. You may look for one thing home does not have.',
    },
  ],
  'first-meeting': [
    {
      no: '«Hva gjør du når du kan velge selv?» Et slikt spørsmål kan gi rare og fine svar.',
      en: 'Asking what they do on a free day can get an odd and lovely answer. You are allowed to be curious.',
    },
    {
      no: 'En måte å holde koppen på, en latter, et par sko. Det er mye å lure på ved ett menneske.',
      en: 'How they hold a cup, what they laugh at, which shoes they chose. There is a lot to wonder about in one person.',
    },
  ],
  season: [
    {
      no: 'Et tre eller et tak du ofte ser, er kanskje annerledes nå. Du kan følge med på det fra vinduet.',
      en: 'The tree or roof you often look at may be different now. You can keep an eye on it from the window.',
    },
    {
      no: 'Lukta ute skifter: snø, våt jord, varm asfalt. Med et vindu på gløtt kan du gjette hva som er på vei.',
      en: 'Outside air smells of something: snow, wet earth, warm tarmac. With a window ajar, you can guess what is coming.',
    },
  ],
  'child-starts': [
    {
      no: 'Der inne lukter det kanskje maling, våte sko eller nyvasket gulv. Du får lov til å være nysgjerrig på stedet.',
      en: 'The place may smell of paint, wet coats or floor polish. You are allowed to be curious about it.',
    },
    {
      no: 'En sang, et ukjent navn eller et fag kan dukke opp i ukene som kommer. Du kan lure litt på hvor det kom fra.',
      en: 'In the coming weeks a song, a subject or a name you don’t know may turn up. You can wonder where it came from.',
    },
  ],
  'dark-months': [
    {
      no: 'Rett før det mørkner, er det gjerne en blå stund. Tenn en lampe eller et lys da, og se hva du får lyst til.',
      en: 'Just before dark the light may turn blue for a while. Light a lamp or a candle then, and see what comes to mind.',
    },
    {
      no: 'På en klar kveld er stjernene ute lenge før leggetid. Velg deg én, og finn ut hva den heter.',
      en: 'On a clear evening the stars are out long before bedtime. You can choose one, and find out what it is called.',
    },
  ],
  'own-birthday': [
    {
      no: 'Det nye året ditt er helt blankt ennå. Hva har du lyst til å oppleve én gang, i det små?',
      en: 'Nobody has written anything on this new year of yours yet. What would you like to try just once, in a small way?',
    },
    {
      no: 'Årene har gitt deg noe, en sang, en smak, et sted. Hva av det har du lyst til å finne fram igjen?',
      en: 'The years have left you with something, a song, a taste, a place. Which of them would you like to dig out again?',
    },
  ],
  'first-school-day': [
    {
      no: 'Det finnes kanskje et fag der du ikke kan et ord ennå. Du kan lure på hvilket av dem som blir gøyest.',
      en: 'One of the subjects may be all new to you, down to the words. You can wonder which will be the most fun.',
    },
    {
      no: 'Et nytt sted har ganger, lukter og lyder du ikke har møtt før. Én rar ting kan du ta med hjem og fortelle om.',
      en: 'A new place has corridors, smells and sounds you have not met before. One odd thing can be taken home and told.',
    },
  ],
  'vet-visit': [
    {
      no: 'Hvordan lukter et venterom for en som kjenner verden med nesa? Du kan lure på det mens dere venter.',
      en: 'What does a waiting room smell like to someone who knows the world by nose? You can wonder about it while you wait.',
    },
    {
      no: 'En dyrlege vet mye rart om dyret du ser hver dag. Er det noe du alltid har lurt på, kan du spørre.',
      en: 'A vet knows a lot of odd things about the animal you see every day. If you have always wondered about something, you can ask.',
    },
  ],
  'travel-together': [
    {
      no: 'Den ved siden av deg ser andre ting enn du gjør. Spør du hva, får du se det samme stedet to ganger.',
      en: 'Whoever sits next to you sees other things than you do. If you ask what, you get to see the same place twice.',
    },
    {
      no: 'Hvilken tur husker du best, og hva ville den du er sammen med, ha svart? Det kan være to helt ulike ting.',
      en: 'Which trip do you remember best, and what would your company say? The answers may be quite different.',
    },
  ],
  'office-visit': [
    {
      no: 'De som venter der, kommer fra hvert sitt sted. Du kan lure på én av historiene, helt stille.',
      en: 'Those who wait there have each come from somewhere. You can wonder about one of the stories, without a word.',
    },
    {
      no: 'Hvilken dør kan et lite kort eller et stempel åpne for deg? Den tanken kan få sitte hos deg mens du venter.',
      en: 'What door might a small card or a stamp open for you? That thought can keep you company while you wait.',
    },
  ],
  'own-care': [
    {
      no: 'Hendene kan dette uten at du tenker. Hvor lærte de det, og av hvem?',
      en: 'Your hands know this without being told. Who showed them, and where were you then?',
    },
    {
      no: 'Kanskje er det én liten ting du ellers går forbi, en lyd, en lukt eller noe mykt. Den kan du la deg undre over.',
      en: 'A sound, a smell or something soft may be there that you usually pass by. Today you could wonder at it.',
    },
  ],
};
