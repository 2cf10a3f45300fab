import type { FeelingLines } from './feelingLines.ts';

export const KJAERLIG: FeelingLines = {
  doctor: [
    {
      no: 'Det du vil fortelle, kan du si som om det gjaldt en du er glad i. Like vennlig, og med like stort alvor.',
      en: 'What you want to say can be said as if it were about someone dear to you. Just as kindly, and just as seriously.',
    },
    {
      no: 'På venterommet er det kanskje en som ser sliten ut. Et lite smil over ukebladene er varmt nok, og du kan spare ett til deg selv.',
      en: 'Somebody in the waiting room may look worn out. A small smile over the magazines is warm enough, and you can save one for yourself.',
    },
  ],
  dentist: [
    {
      no: 'Med smekke på og lampa i ansiktet kan man kjenne seg liten. Det er lov å ha litt ømhet til overs for den som ligger der og gaper.',
      en: 'With a bib on and a lamp in your face, anyone can feel small. You may be tender towards the one lying there with an open mouth.',
    },
    {
      no: 'Hendene kan holde i hverandre i fanget mens noen ser på tennene dine. Den ene er god mot den andre, og omvendt.',
      en: 'Your hands can hold each other in your lap while somebody sees to your teeth. One does the comforting, the other is comforted.',
    },
  ],
  'hospital-visit': [
    {
      no: 'I de lange gangene går det nok flere som har noe tungt med seg. Du kan ønske dem alt godt i det stille, og deg selv med.',
      en: 'Others in those long corridors may be carrying something too. You can quietly wish them well, and yourself along with them.',
    },
    {
      no: 'En myk genser hjemmefra kan være som en arm rundt skuldrene blant alt det hvite. Det er en klem du kan ha med selv.',
      en: 'A soft jumper from home can be like an arm round your shoulders among all that white. It is a hug you can bring yourself.',
    },
  ],
  therapy: [
    {
      no: 'Den delen av deg som strever, kan få stolen ved siden av. Det går an å være snill mot den uten å like den.',
      en: 'The part of you that struggles can have the chair next to yours. It is possible to be kind to it without liking it.',
    },
    {
      no: 'Er det en eske lommetørklær i rommet, er den satt fram i omtanke. Omtanken er til deg, med eller uten tårer.',
      en: 'If there is a box of tissues in the room, somebody put it there out of kindness. That kindness is for you, tears or no tears.',
    },
  ],
  'welfare-office': [
    {
      no: 'Bak skjemaene er det livet ditt det handler om. Det kan du snakke varmt om, også når spørsmålene er tørre.',
      en: 'Behind the forms is your own life. You can speak of it warmly, even when the questions are dry.',
    },
    {
      no: 'Både du og veilederen har et fornavn. Sagt vennlig kan de minne dere på at dere er to som snakker sammen.',
      en: 'The adviser has a first name, and so have you. Said kindly, names can remind you both that two people are talking.',
    },
  ],
  'job-interview': [
    {
      no: 'Når de spør hva du er god på, kan du svare slik en som er glad i deg, ville svart.',
      en: 'If they ask what you are good at, you can answer the way somebody fond of you would.',
    },
    {
      no: 'Før det begynner, kan du rette på kragen slik du ville gjort det for en du er glad i. Varsomt, med et lite klapp til slutt.',
      en: 'Before it starts, you can straighten your collar as you would for somebody dear to you. Gently, with a little pat at the end.',
    },
  ],
  'work-meeting': [
    {
      no: 'Et vennlig blikk er også et innlegg. Mister du tråden, kan du se like vennlig på deg selv.',
      en: 'A friendly look says something too. If you lose the thread, you can look at yourself just as kindly.',
    },
    {
      no: 'De andre på møtet har nok også en handleliste og en bekymring i hodet. Det går an å se mildt på dem, og på din egen liste.',
      en: 'Whoever else is there may have a shopping list and a worry or two in mind as well. You can look kindly on theirs and your own.',
    },
  ],
  'first-day-back': [
    {
      no: 'Du er kanskje litt annerledes enn sist du var der. Når du henger fra deg jakka, kan du ønske den du er nå, velkommen.',
      en: 'You may be a little different from last time. As you hang up your coat, you can welcome the person you are now.',
    },
    {
      no: 'Er det noen du har tenkt på mens du var borte, kan det synes i et smil. Å ha savnet folk er fint å ha med seg tilbake.',
      en: 'If there is somebody you thought of while you were away, it can show in a smile. Having missed people is a warm thing to bring back.',
    },
  ],
  presentation: [
    {
      no: 'Snubler du i et ord, kan du være like snill mot deg selv som mot et barn som leser høyt. Et lite smil, og så neste setning.',
      en: 'If you trip over a word, you can be as kind to yourself as to a child reading aloud. A small smile, then the next line.',
    },
    {
      no: 'Et sted i det du skal si, er det kanskje noe du selv er glad i. Det kan du vise fram slik man viser bilder av en niese.',
      en: 'There may be one bit of your talk that you love. You can show it the way people show a photo of a niece.',
    },
  ],
  exam: [
    {
      no: 'Den nervøse i deg kan du være glad i, også om noe blir blankt. Det er det ingen som setter karakter på.',
      en: 'You can be fond of the nervous one in you, even if something goes blank. That is one thing nobody marks.',
    },
    {
      no: 'Kanskje har noen ønsket deg lykke til, og du kan ønske deg det selv. Et vennlig ønske tar ingen plass i lomma.',
      en: 'Somebody may have wished you luck, or you can wish it to yourself. A kind wish takes up no room in a pocket.',
    },
  ],
  'school-day': [
    {
      no: 'Ett vennlig ord, i døra eller i en pause, er varmt nok. Det kan være til en annen, eller til deg selv.',
      en: 'One kind word, at the door or at break, is warmth enough. It can be meant for somebody else, or for yourself.',
    },
    {
      no: 'Noe lite og hyggelig i sekken kan være en hilsen fra en som bryr seg. Den teller også når du har lagt den der selv.',
      en: 'A nice little thing in the bag can be a greeting from someone who cares. It counts even if you put it there yourself.',
    },
  ],
  'parents-meeting': [
    {
      no: 'Mens læreren snakker, kan du se ungen for deg, med bustete hår og skjev sekk. Det er av kjærlighet du sitter på den lave stolen.',
      en: 'While the teacher talks, you can picture that face, toothpaste and all. It is love that puts you on that little chair.',
    },
    {
      no: 'Én liten historie som gjør deg varm, om noe barnet sa eller fant på, har også plass her. Læreren ser kanskje mest til regneboka.',
      en: 'One small story that warms you, about something they said or did, has a place here too. The teacher may mostly see the spelling book.',
    },
  ],
  'phone-call': [
    {
      no: 'Det første heiet kan være varmt uten å bli langt. Når du har lagt på, kan du si noe vennlig til deg selv også.',
      en: 'The first hello can be warm and still brief. Once you have hung up, there can be a friendly word for you as well.',
    },
    {
      no: 'Stemmen i øret hører til et menneske, kanskje i tøfler og med kald kaffe i koppen. Du kan tenke vennlig på dere begge.',
      en: 'The voice in your ear belongs to somebody, perhaps in slippers and with their tea gone cold. You can think kindly of you both.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Du kan si det som er sant, og likevel ville den andre vel. Pausen før du svarer, har plass til begge deler.',
      en: 'You can say what is true and still wish the other person well. The pause before you answer has room for both.',
    },
    {
      no: 'Et glass vann til hver kan være en vennlig måte å begynne på. Man kan være uenig med noen og glad i dem samtidig.',
      en: 'Two glasses of water on the table are a kind way to begin. It is possible to disagree and be fond of someone at once.',
    },
  ],
  'family-dinner': [
    {
      no: 'Å sende potetene kan være en måte å bry seg på. Det samme er å la noen fortelle den gamle historien om igjen.',
      en: 'Passing the potatoes can be a way of caring. So can letting someone tell that old story again.',
    },
    {
      no: 'Kanskje har noen der samme nese som du, eller samme latter. Det dere deler, kan du være glad i, også når det blir stille.',
      en: 'Somebody there may have your nose, or your laugh. What you share can be dear to you, even when it goes quiet.',
    },
  ],
  party: [
    {
      no: 'Ved chipsskåla er det kanskje noen som er litt sjenert. Du kan tenke varmt på den personen, også når det er deg.',
      en: 'There may be somebody a bit shy by the crisps. You can think warmly of that person, even if it turns out to be you.',
    },
    {
      no: 'Den som hengte opp lysene, ville at folk skulle kjenne seg velkomne. Du er en av dem, også i hjørnet av sofaen.',
      en: 'Whoever put up the lights wanted people to feel welcome. You are one of them, even in the far corner of the sofa.',
    },
  ],
  wedding: [
    {
      no: 'Mens to lover hverandre mye, kan du love deg selv noe lite. Å være god mot deg selv fram til kaka, for eksempel.',
      en: 'While two people promise each other a lot, you can promise yourself something small. To be good to yourself until the cake, say.',
    },
    {
      no: 'På et bordkort er det kanskje noen som har skrevet navnet ditt for hånd. De tenkte på deg da, og det kan varme litt.',
      en: 'There may be a place card with your name on it, written by hand. Somebody thought of you just then, and that can warm you a little.',
    },
  ],
  funeral: [
    {
      no: 'Det du var glad i hos den som er død, kan du ha hos deg mens det varer. Sorgen får sitte ved siden av.',
      en: 'What you loved in the one who died can be close to you all through it. Grief can sit right beside it.',
    },
    {
      no: 'Et rent lommetørkle i lomma er en liten omsorg. Du kan bruke det selv, eller rekke det til den ved siden av deg.',
      en: 'A clean handkerchief in your pocket is a small kindness. You can use it yourself, or pass it to whoever is beside you.',
    },
  ],
  'visit-receive': [
    {
      no: 'En ledig stol er en velkomst i seg selv. Det er en til deg også, for du er like velkommen her.',
      en: 'An empty chair is a welcome in itself. There is one for you as well, because you are welcome here too.',
    },
    {
      no: 'Man kan like folk og likevel se fram til stillheten etterpå. Det ene er vennlig mot dem, det andre mot deg.',
      en: 'It is possible to like people and still look forward to the quiet afterwards. The one is kind to them, the other to you.',
    },
  ],
  'visit-make': [
    {
      no: 'På dørmatta kan du tenke på én ting du liker ved den som bor der. Det kan være hele gaven.',
      en: 'On the doormat you can think of one thing you like about whoever lives there. That can be the whole present.',
    },
    {
      no: 'Hos den du besøker, er det kanskje noe du er glad i, en skjev lampe eller lukta i gangen. Slikt er fint å få høre.',
      en: 'There may be something you love about their home, a crooked lamp or the smell of the hall. Such things are nice to hear.',
    },
  ],
  date: [
    {
      no: 'Det går an å være varm mot en nesten fremmed. Litt av varmen kan du ha selv, særlig hvis du har skiftet genser to ganger.',
      en: 'You can be warm towards a near stranger. Some of the warmth can be for you, especially if you have changed your jumper twice.',
    },
    {
      no: 'Kanskje snubler den andre i ordene. Det er lett å like, også når det er du som snubler.',
      en: 'The other person may trip over their words. That is easy to like, and just as easy when it is you.',
    },
  ],
  'cafe-friend': [
    {
      no: 'Er du glad i vennen din, kan det sies rett ut over kaffen. En kake med to gafler kan også si det.',
      en: 'If you are fond of your friend, it can be said out loud over the coffee. One cake with two forks says it, too.',
    },
    {
      no: 'Måten vennen din rører i koppen på, kjenner du kanskje godt. Det går an å være glad i noe så lite, og du har nok slike vaner selv.',
      en: 'You may know just how your friend stirs their cup. It is possible to love a thing that small, and you have habits like that too.',
    },
  ],
  'children-activity': [
    {
      no: 'Et vink eller et blikk kan være kjærlighet i liten størrelse. Blir det mye lyd, kan litt av den være til deg selv.',
      en: 'A wave or a glance can be love in a small size. If it gets noisy, a little of it can be for you.',
    },
    {
      no: 'Kanskje kjenner du den lille rynka i panna, eller gliset, når noe er spennende. Det er et fjes å være glad i, hvordan det enn blir.',
      en: 'Perhaps you know that small frown, or that grin, when something gets exciting. It is a face to love, however things turn out.',
    },
  ],
  shopping: [
    {
      no: 'Mellom hyllene finnes det kanskje en liten ting til deg, valgt som til en du er glad i. En mandarin teller.',
      en: 'Somewhere on the shelves there may be a little something for you, picked as if for someone dear. One satsuma counts.',
    },
    {
      no: 'Å huske hvilken ost noen liker, er en måte å være glad i dem på. Din egen favoritt kan du huske like godt.',
      en: 'Remembering which cheese somebody likes is a way of being fond of them. You can remember your own favourite just as well.',
    },
  ],
  errand: [
    {
      no: 'Er det noen som hjelper deg, kan du mene takken litt ekstra. På hjemveien kan du takke deg selv like ærlig.',
      en: 'If somebody helps you, your thank you can be one you mean. On the way home you can thank yourself, just as sincerely.',
    },
    {
      no: 'Kanskje er det en i køen som leter etter kortet sitt. Du kan tenke mildt om det, også når det er du som leter.',
      en: 'Somebody in the queue may be hunting for their card. You can think gently of them, and of yourself when the hunting is yours.',
    },
  ],
  travel: [
    {
      no: 'Øverst i bagen kan noe mykt få ligge, som om en som er glad i deg, har lagt det der.',
      en: 'Something soft can go on top of the bag, as if someone who loves you had put it there.',
    },
    {
      no: 'Før du drar, kan yndlingskoppen din settes fram. Da har den som kommer hjem igjen, en liten velkomst i vente.',
      en: 'Before you leave, your favourite mug can be put out ready. It makes a small welcome for the one who comes home again.',
    },
  ],
  'public-transport': [
    {
      no: 'Speilbildet i vinduet kan få et vennlig blikk fra deg. Det har vært med deg hele veien.',
      en: 'Your reflection in the window can have a friendly look from you. It has come all this way with you.',
    },
    {
      no: 'Å ta veska på fanget er en stille vennlighet mot en som vil sitte. Gjør noen det for deg, er det fint å ta imot.',
      en: 'A bag on your lap is a quiet kindness to whoever needs a seat. If somebody does it for you, you may gladly accept.',
    },
  ],
  exercise: [
    {
      no: 'Kroppen kan du tenke på som en gammel venn som har blitt med. En venn får lov å be om en pause.',
      en: 'You can think of your body as an old friend who has come along. A friend is allowed to ask for a rest.',
    },
    {
      no: 'Dette kan være noe du gir kroppen, ikke noe den skylder deg. Et glass vann etterpå er en del av gaven.',
      en: 'This can be something you give your body, not something it owes you. A glass of water afterwards is part of the present.',
    },
  ],
  walk: [
    {
      no: 'Kommer du forbi noe du er glad i, et tre eller en katt i et vindu, kan du stanse og hilse. Beina får en hvil imens.',
      en: 'If you pass something you are fond of, a tree or a cat in a window, you can stop and say hello. Your feet get a rest meanwhile.',
    },
    {
      no: 'Kroppen din har vært med på mye. Du kan være like tålmodig med den som med en gammel hund i bånd.',
      en: 'Your body has been through a lot with you. You can be as patient with it as with an old dog on its lead.',
    },
  ],
  hobby: [
    {
      no: 'Å gi plass til noe du liker, er en måte å være god mot deg selv på. Det gjelder også de dagene det går trått.',
      en: 'Making room for something you like is a way of being good to yourself. That holds on the clumsy days too.',
    },
    {
      no: 'Kanskje var det noen som fikk deg inn på dette, eller viste deg hvordan. Du kan tenke varmt på dem, og på nybegynneren i deg.',
      en: 'Somebody may have got you into this, or shown you how. You can think warmly of them, and of the beginner in you.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Kanskje er det noe der som en du er glad i, også ville likt. I tankene kan den personen komme inn uten billett.',
      en: 'There may be something there that a person you love would like as well. In your thoughts they can come in without a ticket.',
    },
    {
      no: 'De andre er kommet for det samme som du. Det kan gjøre fremmede lettere å like, også den høye som skygger.',
      en: 'The others have come for the same thing as you. It can make strangers easier to like, even the tall one in front.',
    },
  ],
  'moving-house': [
    {
      no: 'Koppen du er mest glad i, kan få litt ekstra papir rundt seg. Du kan ta like varlig på deg selv mellom eskene.',
      en: 'The cup you love best can have an extra layer of paper. You can handle yourself just as gently among the boxes.',
    },
    {
      no: 'I en skuff ligger det kanskje en lapp med en håndskrift du er glad i. Den har lov til å stoppe pakkingen en stund.',
      en: 'At the back of a drawer there may be a note in handwriting you love. It is allowed to hold up the packing for a while.',
    },
  ],
  cleaning: [
    {
      no: 'Det du får gjort, er en liten gave til den som kommer etter. Kanskje er det deg selv, i morgen, med en kopp i hånda.',
      en: 'Whatever gets done is a small present to the next person along. It may well be you, tomorrow, with a cup in your hand.',
    },
    {
      no: 'Hender som rydder eller vasker, tar vare på noe. Etterpå kan de få litt omtanke selv, varmt vann eller en god krem.',
      en: 'Hands that put things right are looking after something. Afterwards they can be looked after, too.',
    },
  ],
  cooking: [
    {
      no: 'Det gode smøret kan få gå i panna. Den som skal spise, er verdt det, også når det er deg.',
      en: 'The good butter may go in the pan. Whoever is eating is worth it, you included.',
    },
    {
      no: 'Oppskriften er kanskje fra en du er glad i, med fettflekker og det hele. Da er dere på en måte to om gryta.',
      en: 'The recipe may come from someone you love, grease spots and all. In a way that makes two of you at the stove.',
    },
  ],
  holiday: [
    {
      no: 'En lukt eller en smak kan minne deg om en du er glad i, fra nå eller før. Tanken kan være hele hilsenen.',
      en: 'A smell or a taste may bring someone you love to mind, from now or long ago. Thinking of them can be greeting enough.',
    },
    {
      no: 'Man kan være glad i noen ved siden av seg, langt borte eller i et minne. Alle tre kan høre med.',
      en: 'People you love can be beside you, far away or in a memory. All three can be part of it.',
    },
  ],
  birthday: [
    {
      no: 'Et godt ønske kan tenkes helt stille, for den som fyller år. Er det din dag, kan du beholde det selv.',
      en: 'A good wish can be a silent one, for whoever is a year older. If the day is yours, the wish is yours to keep.',
    },
    {
      no: 'Det er kanskje én ting du liker ekstra godt ved den som fyller år. Er det deg selv, er den like sann.',
      en: 'Perhaps there is one thing you especially like about the person whose day it is. If that person is you, it is just as true.',
    },
  ],
  'alone-time': [
    {
      no: 'Den gode stolen kan du by deg selv, slik du ville gjort med en kjær gjest. Døra kan få være lukket.',
      en: 'You can offer yourself the good chair, as you would a dear guest. The door may stay shut.',
    },
    {
      no: 'Det går an å være glad i folk på avstand, fra sin egen sofa. Imens kan omsorgen være til deg.',
      en: 'It is possible to be fond of people at a distance, from your own sofa. For now, the looking after can be for you.',
    },
  ],
  'quiet-day': [
    {
      no: 'Pleddet kan brettes inn under føttene, slik en snill bestemor ville gjort det. Ingen andre trenger å vite om det.',
      en: 'The blanket can be tucked in under your feet, the way a kind grandmother would do it. Nobody else need know.',
    },
    {
      no: 'En gammel genser med hull på albuen kan være utslitt og høyt elsket. På en dag som denne kan du være det også.',
      en: 'An old jumper with a hole in the elbow can be worn out and dearly loved. On a day like this, so can you.',
    },
  ],
  'news-result': [
    {
      no: 'Mens telefonen er taus, kan du være mild med den som sitter der. Du er like mye å være glad i etterpå som nå.',
      en: 'While the phone is silent, you can be gentle with the one sitting next to it. You are just as lovable afterwards as now.',
    },
    {
      no: 'Armene dine kan holde rundt en pute mens svaret lar vente på seg. Slik holder man gjerne rundt en som er redd.',
      en: 'Your arms can be round a cushion while the answer takes its time. It is how people hold someone who is frightened.',
    },
  ],
  'online-meeting': [
    {
      no: 'Til slutt vinker folk gjerne litt keitete til hverandre. Det vinket kan du mene, helt til ruta blir svart.',
      en: 'At the end people tend to wave, a bit awkwardly. You can mean that wave, right until the picture goes dark.',
    },
    {
      no: 'Bak de andre dukker det kanskje opp en katt eller et rotete kjøkken. Man kan bli litt glad i folk av slikt, og i sitt eget rot også.',
      en: 'Behind the others you may spot a cat or a messy kitchen. You can grow a little fond of people that way, and of your own mess.',
    },
  ],
  court: [
    {
      no: 'Ingen ber deg om å være varm mot alle i den salen. En hånd på ditt eget kne kan være varmt nok.',
      en: 'Nobody asks you to be warm towards everyone in that room. Your own hand on your own knee can be warmth enough.',
    },
    {
      no: 'I lomma kan du ha noe lite du er glad i, en knapp eller en stein. Der kan fingrene hvile mens de andre snakker.',
      en: 'In your pocket there can be some small thing you love, a button or a pebble. Your fingers can rest on it while others talk.',
    },
  ],
  physio: [
    {
      no: 'Det stedet som gjør vondt, har kanskje fått litt kjeft av deg. På benken kan du snakke pent til det en stund.',
      en: 'The part that hurts may have had some harsh words from you. Lying on the couch, you can speak nicely to it for a while.',
    },
    {
      no: 'En venn med stiv rygg ville du ikke ha mast på. Den samme tålmodigheten kan du få selv når noe ikke vil bøye seg.',
      en: 'You would never nag a friend with a stiff back. You can have that same patience yourself when something will not bend.',
    },
  ],
  'driving-test': [
    {
      no: 'Bak rattet kan du snakke til deg selv slik en tålmodig venn ville gjort. Også om motoren kveles i krysset.',
      en: 'Behind the wheel you can talk to yourself like a patient friend. Even if the engine stalls at the lights.',
    },
    {
      no: 'En gang satt nok sensoren også med klamme hender på rattet. Den tanken kan gjøre bilen litt vennligere, for dere begge.',
      en: 'The examiner may once have held a wheel with clammy hands too. Thinking of that can make the car a kinder place for both of you.',
    },
  ],
  'hair-and-care': [
    {
      no: 'I det store speilet kan du hilse på deg selv som på en du er glad for å se igjen. Med kappe og det hele.',
      en: 'In that big mirror you can greet yourself like someone you are glad to see again. Cape and all.',
    },
    {
      no: 'Når noen vasker håret ditt eller tar hånda di, er det lov å ta imot. Du er like mye verdt å stelle med på en grå dag.',
      en: 'When somebody washes your hair or takes your hand, you can let yourself be looked after. You are just as worth it on a grey day.',
    },
  ],
  'children-party': [
    {
      no: 'Ett barn om gangen er nok å være varm mot. Den som nettopp har veltet safta, for eksempel.',
      en: 'Warmth for one child at a time is plenty. The one who has just knocked over the squash, say.',
    },
    {
      no: 'Et navn på hver kopp kan si velkommen til ett og ett barn. På den siste kan du skrive ditt eget.',
      en: 'A name on every cup can be a welcome for each child. On the last one you can write your own.',
    },
  ],
  parting: [
    {
      no: 'Kjærlighet i døra kan være en klem, en lapp eller en matpakke. Det kan gjøre vondt likevel.',
      en: 'Love at the door can be a hug, a note or a packed lunch. It may hurt all the same.',
    },
    {
      no: 'En lånt genser kan være en måte å holde rundt hverandre på når det er langt imellom. Man får være trist i den også.',
      en: 'A borrowed jumper can be a way to hold each other with miles in between. You may be sad in it too.',
    },
  ],
  'visit-unwell': [
    {
      no: 'Hånda di kan ligge på teppet nær den andres, eller holde rundt den. Man kan være glad i noen og redd i samme stol.',
      en: 'Your hand can rest on the blanket near theirs, or hold it. One chair has room for both loving and being afraid.',
    },
    {
      no: 'Å pusse brillene til den som er syk, er en kjærlig ting å gjøre. Er du selv våt i øynene, er det helt i orden.',
      en: 'Polishing a pair of glasses for the one in bed is a loving thing to do. If your own eyes are a bit wet, that is all right.',
    },
  ],
  'desk-work': [
    {
      no: 'En gul lapp med noe vennlig på kan ligge ved siden av deg, fra deg til deg. Den er det ingen som venter svar på.',
      en: 'A sticky note with something kind on it can lie beside you, from you to you. It is one thing that needs no reply.',
    },
    {
      no: 'Ett tall, én linje eller ett svar kan være en liten tjeneste for den du er til uka. Du kan gjøre den like vennlig som for en nabo.',
      en: 'One figure, one line or one reply can be a small favour to next week’s you. You can do it as kindly as you would for a neighbour.',
    },
  ],
  making: [
    {
      no: 'Det hendene dine har jobbet med, kan du bli litt glad i, med flekker og små feil. Hendene kan du se like mildt på.',
      en: 'What your hands have worked on can become a little dear to you, smudges and small faults and all. You can look just as fondly on the hands.',
    },
    {
      no: 'Mens hendene er opptatt, kan tankene være hos en du er glad i, nær eller langt borte. Noen av de gode tankene kan du få selv.',
      en: 'As you work, a dear face may come to mind. Some of that warmth can be for you.',
    },
  ],
  driving: [
    {
      no: 'Å slippe inn en bil fra en sidevei er en liten vennlighet mellom fremmede. Løftes det en hånd til takk, kan du la den varme litt.',
      en: 'Letting a car in from a side road is a small kindness between strangers. If a hand goes up in thanks, it can warm you a little.',
    },
    {
      no: 'Setet kan du stille inn like omhyggelig som for en gammel tante. Denne gangen er det du som skal sitte godt.',
      en: 'You can set your seat as carefully as you would for an elderly aunt. This time the comfort is for you.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Du kan si god natt høyt til deg selv, med den stemmen du ville brukt til en du er glad i. Lampa kan få være tent.',
      en: 'You can say good night to yourself out loud, in the voice you would use to someone you love. The lamp may stay on.',
    },
    {
      no: 'En varmeflaske under dyna kan være en omsorg fra deg til deg. Savner du noen, er det plass til det også, der i varmen.',
      en: 'A hot-water bottle under the duvet can be a kindness from you to you. If you miss someone, there is room for that in the warm.',
    },
  ],
  'animal-care': [
    {
      no: 'Ømhet kan være en hånd mot pelsen eller en kjent stemme ved buret. Den teller også når hånda skjelver.',
      en: 'Tenderness can be a hand on fur or a familiar voice by the cage. It counts even when the hand is shaking.',
    },
    {
      no: 'Et teppe hjemmefra lukter kanskje av dere begge. Lagt inntil dyret kan det si noe av det du gjerne ville sagt.',
      en: 'A blanket from home may smell of you both. Laid beside your animal, it can say some of what you would like to say.',
    },
  ],
  'family-celebration': [
    {
      no: 'En klem eller et varmt blikk kan si like mye som en tale. Du kan både gi og ta imot.',
      en: 'A hug or a fond look can say as much as a speech. You can give one, and you can accept one.',
    },
    {
      no: 'Den eldste og den yngste i selskapet kan du se på med samme ømhet. Du har en plass i den rekka, du også.',
      en: 'You can look at the oldest one there and the youngest with the same tenderness. You have a place in that line too.',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Kanskje har du satt en ring rundt datoen i kalenderen. Hånda som tegnet den, kan du være øm mot, hvordan det enn blir.',
      en: 'Perhaps there is a ring round the date on your calendar. You can be tender towards the hand that drew it, whichever way things turn out.',
    },
    {
      no: 'Ventelista var kanskje lang, og du har levd alle de dagene. Den du var på de verste av dem, kan du tenke ømt på.',
      en: 'The waiting list may have been long, and you lived all those days. You can think tenderly of who you were on the worst of them.',
    },
  ],
  'long-drive': [
    {
      no: 'På rasteplassen kan du spørre deg selv om det du ville spurt en kjær passasjer om. Kaffe, luft eller en hvil med øynene igjen?',
      en: 'At the lay-by you can ask yourself what you would ask a passenger you love. Coffee, fresh air or a rest with your eyes shut?',
    },
    {
      no: 'Skilt langs veien kan minne deg om folk, en tante i én by og en gammel venn i den neste. Du kan hilse til dem i tankene.',
      en: 'Road signs can bring people to mind, an aunt in this town, an old friend in the next. Each can have a silent hello as you pass.',
    },
  ],
  needle: [
    {
      no: 'Etterpå kan den ledige hånda hvile litt over plasteret. Du kan være redd og samtidig god mot den armen.',
      en: 'Afterwards your free hand can rest over the plaster for a moment. You can be scared and still be good to that arm.',
    },
    {
      no: 'Redselen kan få sitte med i stolen uten å få kjeft. Du kan snakke til den slik man lokker på en redd katt.',
      en: 'Your fear can share the chair without being scolded. You can talk to it the way people coax a frightened cat.',
    },
  ],
  scan: [
    {
      no: 'Mens det durer, kan du tenke på navn du er glad i, ett etter ett, på folk eller dyr. Ditt eget kan være blant dem.',
      en: 'While it hums around you, you can think of names you love, one after another, of people or animals. Your own can be among them.',
    },
    {
      no: 'Imens kan du tenke på et kjøkken der du har kjent deg velkommen. Duken, en kopp, en stemme du er glad i.',
      en: 'Lying there, you can think of a kitchen where you have felt welcome. The tablecloth, a cup, a voice you love.',
    },
  ],
  'first-day': [
    {
      no: 'Navnet ditt kan du si som om du presenterte en du liker. Kanskje blir det spurt etter flere ganger før lunsj.',
      en: 'You can say your name as though introducing someone you like. It may be asked for several times before lunch.',
    },
    {
      no: 'Får du et kort med bilde på, kan du se på det som på en du vil bli kjent med. Også om håret er litt rart.',
      en: 'If they give you a badge with a photo, you can look at it like someone you hope to know better. Odd hair and all.',
    },
  ],
  'school-run': [
    {
      no: 'Å rette på en sekkestropp kan romme mye kjærlighet. Det kan en lue som dras ned over ørene også.',
      en: 'Straightening the strap of a small rucksack can hold a lot of love. So can pulling a hat down over two ears.',
    },
    {
      no: 'Kanskje mangler det en vott igjen. Den som mistet den, er like lett å være glad i, og det er den voksne med morgenhår også.',
      en: 'Perhaps a mitten is missing again. Whoever lost it is just as easy to love, and so is the grown-up with bed hair.',
    },
  ],
  performing: [
    {
      no: 'Det du framfører, kan være en liten gave til en på bakerste rad. Du trenger ikke vite hvem, og du får ha litt av den selv.',
      en: 'What you perform can be a small present to someone in the back row. You need not know who, and you may keep a bit of it.',
    },
    {
      no: 'Er det ett sted i stykket du er ekstra glad i, kan du glede deg til det. Blir noe feil, kan du være mild mot deg selv.',
      en: 'Some moment in it may be especially dear to you. You can welcome it when it comes, and be gentle with yourself if something slips.',
    },
  ],
  'class-meeting': [
    {
      no: 'Henger det en tegning med barnets navn på veggen, kan blikket få hvile der. Du er der fordi du er glad i den som har tegnet.',
      en: 'If a drawing on the wall has your child’s name on it, your eyes can rest there. You have come because you love whoever drew it.',
    },
    {
      no: 'De voksne på de små stolene er alle glad i et barn i klassen. Det går an å like hele flokken for det, deg selv også.',
      en: 'The grown-ups on those small chairs each love a child in the class. You can like the whole lot of them for it, yourself included.',
    },
  ],
  flight: [
    {
      no: 'Ser du ned på bittesmå hus, kan du ønske alle der inne alt godt på én gang. Det er nok til deg også.',
      en: 'Looking down at the tiny houses, you can wish everyone in them well at once. There is enough for you, too.',
    },
    {
      no: 'Trange seter gjør naboer av fremmede. Du kan unne naboen litt av armlenet, og deg selv resten.',
      en: 'Narrow seats make neighbours of strangers. You can let your neighbour have a bit of the armrest, and let yourself have the rest.',
    },
  ],
  'flight-with-children': [
    {
      no: 'Du kan være glad i det lille hodet mot armen din, og i det sinte fjeset ved vinduet. Og i deg selv, med smuler i fanget.',
      en: 'You can love the small head on your arm, and the cross little face by the window. And yourself, with crumbs in your lap.',
    },
    {
      no: 'En bamse kan få ligge under beltet den også. Du kan være like omtenksom mot deg selv, med et teppe over dine egne knær.',
      en: 'A teddy can be tucked under the belt, too. You can be as thoughtful with yourself, and put a blanket over your own knees.',
    },
  ],
  swimming: [
    {
      no: 'Etterpå kan du svøpe deg i håndkleet slik man svøper en våt unge. Det er ingen aldersgrense på det.',
      en: 'Afterwards you can wrap yourself in the towel the way you would a dripping child. There is no upper age for that.',
    },
    {
      no: 'Vannet legger seg rundt deg på alle kanter, nesten som en klem. Den rekker helt ut til tærne.',
      en: 'The water wraps itself round you on every side, almost like a hug. It reaches all the way to your toes.',
    },
  ],
  camping: [
    {
      no: 'Folk kan være lette å bli glad i med lue på og sot på nesa. Det gjelder deg også, i teltåpningen om morgenen.',
      en: 'People can be easy to love in a woolly hat, with soot on their nose. That includes you, peering out of the tent in the morning.',
    },
    {
      no: 'Gjennom teltduken kan man høre folk snu seg i mørket. Den lyden er det lov å være glad i, godt pakket inn.',
      en: 'Through the canvas you can hear people turn over in the dark. It is a sound you can be fond of, snugly tucked in.',
    },
  ],
  'time-for-two': [
    {
      no: 'En hånd kan ligge åpen på bordet eller i sofaen. Det kan være nok sagt for en stund.',
      en: 'Under a blanket or a table, your foot can rest against theirs. That may say enough.',
    },
    {
      no: 'Du kan nevne én ting du liker ved den andre. Gjerne noe lite, som latteren eller måten å røre i kaffen på.',
      en: 'One thing you like about them may be said aloud. The way they butter toast will do.',
    },
  ],
  'new-pet': [
    {
      no: 'Hånden din kan ligge stille på gulvet. Kanskje kommer noen og lukter på den, i dag eller om en uke.',
      en: 'You can leave your hand on the floor, palm up. Perhaps it gets sniffed today, perhaps next week.',
    },
    {
      no: 'Med lav stemme kan du fortelle dyret hva du gjør: «Nå koker jeg kaffe.»',
      en: 'A low voice is company. You can tell the animal what you are doing: “I am making tea now.”',
    },
  ],
  'animals-and-crops': [
    {
      no: 'Du kan snakke lavt til det du har foran deg, med eller uten svar. «Der er du» holder fint.',
      en: 'You can talk quietly to whatever is in front of you, answer or no answer. “There you are” is enough.',
    },
    {
      no: 'Noen må se etter at alt er der, og har det bra. Å se etter er en måte å være glad i noe på.',
      en: 'Somebody has to look and see that all is there, and well. Looking is one way of loving something.',
    },
  ],
  keepsakes: [
    {
      no: 'Kanskje er lukten der ennå, i et skjerf eller en bok. Du kan holde det inntil deg så lenge du vil.',
      en: 'A scarf or a book may still have its old smell. You can hold it close for as long as you like.',
    },
    {
      no: 'Du kan tenke vennlig på den du var den gangen, med det du visste da.',
      en: 'You may feel warmly towards whoever you were back then, knowing only what you knew.',
    },
  ],
  'work-shift': [
    {
      no: 'Du kan si «sov godt» eller «ha en fin dag» til én og mene det. Et navn og et blikk kan også varme.',
      en: 'A plain “mind how you go” is warm enough. You may say it to one person and mean it.',
    },
    {
      no: 'Er dere flere, kan du sette fram to kopper. Den ene er til deg.',
      en: 'If somebody works beside you, you may put the kettle on for two. A kind word to yourself counts as well.',
    },
  ],
  'work-trip': [
    {
      no: 'Noen sitter kanskje alene med en kopp. Å spørre om stolen er ledig, er en liten ting, og en vennlig en.',
      en: 'Perhaps someone sits alone with a cup. Asking whether the seat is free is a small thing, and a kind one.',
    },
    {
      no: 'Er det noen du er glad i, kan du ta med noe lite hjem: en penn, en sjokolade, en stein.',
      en: 'If there is someone you are fond of, you may bring home something small: a pen, a postcard, a pebble.',
    },
  ],
  'first-meeting': [
    {
      no: '«Fint å møte deg» kan sies lavt. Varme kan få komme langsomt, uten at noen teller minutter.',
      en: '“Good to meet you” can be said quietly. Warmth may come slowly, and nobody is timing it.',
    },
    {
      no: 'Den andre er kanskje også spent, med kalde hender og en øvd setning. Du kan være mild mot dere begge.',
      en: 'The other person may have cold hands as well, and a sentence they have practised. You can be gentle with you both.',
    },
  ],
  season: [
    {
      no: 'Kroppen kan få det den liker i dette været: et pledd til kalde føtter, en kald klut i nakken.',
      en: 'Your body may have what it likes in this weather: a blanket for cold feet, a cool cloth for a warm neck.',
    },
    {
      no: '«For en himmel» eller «disse ukene er lange» kan sies høyt, om det er noen der. Begge deler kan være nært.',
      en: 'Someone may like to hear “look at that sky” or “I find these weeks long”. Either can be a way of being close.',
    },
  ],
  'child-starts': [
    {
      no: 'En hånd på ryggen, et eple i sekken eller et kort i posten kan være nok. Du velger det som passer dere to.',
      en: 'A hand on their back, an apple in the bag or a posted card can be enough. You choose what suits you both.',
    },
    {
      no: 'Du kan ha våte øyne når dere sier ha det, og nyte stillheten etterpå. Det er kjærlighet i begge deler.',
      en: 'You can have wet eyes at the goodbye and enjoy the quiet afterwards. There is love in both.',
    },
  ],
  'dark-months': [
    {
      no: 'Et lys i vinduet er en hilsen til den som går forbi. Du kan tenne det for deg selv også.',
      en: 'A light in the window is a greeting to whoever walks by. You can light it for yourself, too.',
    },
    {
      no: 'Mørke kvelder passer til å sitte tett, med noen, et dyr eller et pledd. Ingen trenger å si så mye.',
      en: 'Dark evenings are made for sitting close, to someone, an animal or a blanket. Nobody has to say much.',
    },
  ],
  'own-birthday': [
    {
      no: 'Du kan gratulere deg selv først, høyt eller inni deg. Si det slik du ville sagt det til en du er glad i.',
      en: 'You can be the first to wish yourself a happy day, out loud or in your head. Say it as you would to someone you love.',
    },
    {
      no: 'Kommer det et varmt ønske din vei, kan du bare ta imot det. Den dagen trenger du ikke gi noe tilbake.',
      en: 'If a kind wish comes your way, you can simply take it. Nothing has to be given back that day.',
    },
  ],
  'first-school-day': [
    {
      no: 'Flere enn du er nye den dagen, og noen skjuler det godt. Et mildt blikk på dem kan gjelde deg selv også.',
      en: 'You are not the only new one that day, and some hide it well. A kind look at them can take in you as well.',
    },
    {
      no: 'Noe lite fra en du er glad i, kan ligge i lomma. Ingen ser det, og du vet at det er der.',
      en: 'Something small from someone you love can go in your pocket. Nobody sees it, and you know that it is there.',
    },
  ],
  'vet-visit': [
    {
      no: 'Stemmen din er den dyret kjenner best der inne. Noen lave ord er nok, og det er ikke så nøye hvilke.',
      en: 'Your voice is the one your animal knows best in there. A few low words are enough, and any words will do.',
    },
    {
      no: 'Et teppe som lukter hjemme, kan bli med. Det er en måte å si «jeg er her» på.',
      en: 'A blanket that smells of home can come along. It is one way to say “I am here”.',
    },
  ],
  'travel-together': [
    {
      no: 'Å sitte side om side og se på det samme er en måte å være glad i noen på. Det skal ikke mange ord til.',
      en: 'Sitting side by side and looking at the same thing is one way of loving someone. It does not take many words.',
    },
    {
      no: 'En jakke rundt to skuldre eller den siste biten av noe godt kan si det meste. Du kan gi den, og du kan få den.',
      en: 'A jacket round two shoulders or the last bite of something good can say most of it. You can give it, and you can be given it.',
    },
  ],
  'office-visit': [
    {
      no: 'Kanskje er det en der som leter i papirene sine med røde ører. Et lite nikk er varmt nok, og du kan gi deg selv ett også.',
      en: 'Somebody there may be hunting through their papers with pink ears. A small nod is warm enough, and you may have one yourself.',
    },
    {
      no: 'Du kan snakke til deg selv som til en venn du følger dit: «Vi har tid. Vi kan spørre.»',
      en: 'You can talk to yourself as to a friend you came with: “We have time. We can ask.”',
    },
  ],
  'own-care': [
    {
      no: 'Du kan være like varsom mot deg selv som mot dine kjære. Det haster ikke, og ingen gir karakter.',
      en: 'As gently as you would a dear old friend, you can treat yourself. There is no hurry, and there are no marks.',
    },
    {
      no: 'Dette er ikke for å bli pen nok. Det er for at du skal ha det litt bedre.',
      en: 'This is not about looking good enough. It is about you being a bit more at ease.',
    },
  ],
};
