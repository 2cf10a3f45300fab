import type { FeelingLines } from './feelingLines.ts';

export const GLAD: FeelingLines = {
  doctor: [
    {
      no: 'På venterommet ligger det kanskje et blad med et bilde du liker. Det er lov å bli glad av det, selv om du har mye på hjertet.',
      en: 'A picture in some old waiting room magazine might make you smile. That is allowed, even with a lot on your mind.',
    },
    {
      no: 'Har legen en kopp med noe tullete på, kan du more deg over den. Det du kom for å si, er fortsatt det viktigste.',
      en: 'There may be a daft mug on the doctor’s desk. It can be a small delight, and what you came to say is still what matters.',
    },
  ],
  dentist: [
    {
      no: 'Ingen venter at du skal kose deg i den stolen. Men det er lov å glede seg til den store lampa slukkes.',
      en: 'Nobody expects you to enjoy the chair. But the moment when the big lamp goes off is worth looking forward to.',
    },
    {
      no: 'Glatte tenner kan være gode å kjenne på med tunga. Det er noe lite å glede seg til, også når du gruer deg til resten.',
      en: 'Smooth teeth can feel rather nice to the tongue. It is one small thing to be glad of, even if you dread the rest.',
    },
  ],
  'hospital-visit': [
    {
      no: 'Et sted i de lange gangene står det kanskje en plante som noen har vannet. Den er det lov å bli glad for.',
      en: 'Somewhere along those corridors there may be a pot plant that somebody has watered. It is all right to be glad of it.',
    },
    {
      no: 'Noen av dem som jobber der, har klistremerker på navneskiltet. Er det en and eller et hjerte, kan du bli glad av det, også på en tung dag.',
      en: 'Now and then a name badge has a sticker on it, a duck or a heart. You can be cheered by it, even on a hard day.',
    },
  ],
  therapy: [
    {
      no: 'Har noe gjort deg glad i det siste, er det plass til det i rommet også. Det er lov å le der inne.',
      en: 'If anything has made you glad lately, there is room for that too. Laughing is fine in there.',
    },
    {
      no: 'At noen hører på helt til punktum, kan være en glede i seg selv. Den kan komme som et smil, eller som tårer.',
      en: 'Being listened to right to the end of a sentence can be a joy in itself. It may show up as a smile, or as tears.',
    },
  ],
  'welfare-office': [
    {
      no: 'Det er vanskelig å juble over skjemaer. Å være ferdig med dem for i dag er lettere å glede seg over.',
      en: 'Forms are hard to be glad about. Being done with them for the day is easier to enjoy.',
    },
    {
      no: 'Et vennlig ord fra saksbehandleren er det lov å bli glad for. Om systemet kan du mene det samme som før.',
      en: 'A kind word from the caseworker is yours to be glad of. Your opinion of the system can stay as it was.',
    },
  ],
  'job-interview': [
    {
      no: 'Er det noe du virkelig liker å gjøre, kan det godt høres at du blir glad når du forteller. Skjelver hendene, er det greit.',
      en: 'If there is something you love doing, the joy of it can be heard when you talk about it. Shaky hands are fine.',
    },
    {
      no: 'Kanskje hører du latter bak en dør, eller ser en vinduskarm full av kaktus. Du kan glede deg over det du liker der, og la resten være åpent.',
      en: 'You might hear laughter behind a door, or spot a row of cacti on a windowsill. You can enjoy what you like there, and leave the rest open.',
    },
  ],
  'work-meeting': [
    {
      no: 'Sier noen noe morsomt før sakene begynner, kan du le med. Ellers finnes det kanskje en kjeks å glede seg over.',
      en: 'Someone may make a joke before the agenda starts, and you can laugh along. Failing that, there may be a biscuit to be glad of.',
    },
    {
      no: 'Det hender at en sak blir strøket fra lista. Den gleden kan du ha helt for deg selv, med alvorlig ansikt.',
      en: 'Sometimes an item is dropped from the agenda. You can feel pure joy at that, with a perfectly straight face.',
    },
  ],
  'first-day-back': [
    {
      no: 'Kanskje er knaggen din der ennå. Du kan være glad for å være tilbake og sliten før lunsj, på samme dag.',
      en: 'Your old coat peg may still be there. You can be glad to be back and tired by lunch, both on the same day.',
    },
    {
      no: 'Noen sier kanskje at det er godt å se deg. Du kan ta det til deg og bli glad, uten å svare noe lurt.',
      en: 'Someone may say how good it is to see you. You can take it to heart and be happy, without a clever reply.',
    },
  ],
  presentation: [
    {
      no: 'Har du ett bilde du er ekstra glad i? Når det kommer opp på skjermen, er det lov å smile til det.',
      en: 'Is there one slide you are fond of? When it comes up behind you, you are allowed a smile.',
    },
    {
      no: 'Ler noen på rett sted, kan du ta en liten pause og glede deg over det. Manuset venter så lenge.',
      en: 'If somebody laughs in the right place, you can pause and enjoy it. Your notes can wait.',
    },
  ],
  exam: [
    {
      no: 'Blant oppgavene er det kanskje én som er litt gøy. Den kan du ta først, med glede.',
      en: 'Somewhere on the paper there may be a question you rather like. You can start with that one, for the joy of it.',
    },
    {
      no: 'Det kan være en egen fryd å legge pennen ned. Den gleden er din, samme hva som står på arket.',
      en: 'Putting the pen down can be a joy all its own. That joy is yours, whatever is on the paper.',
    },
  ],
  'school-day': [
    {
      no: 'En god brødskive i matpausen, en rar tegning i margen. Slike ting kan gi litt glede mellom timene.',
      en: 'A decent sandwich at break, a silly drawing in the margin. Small things like those can cheer you up between lessons.',
    },
    {
      no: 'Læreren roter seg kanskje bort i sin egen historie. Du kan kose deg med den, med haka i hånda.',
      en: 'Now and then a teacher strays far off the subject. You can enjoy every bit of it, chin in hand.',
    },
  ],
  'parents-meeting': [
    {
      no: 'Kanskje får du høre noe morsomt barnet har sagt. Det kan du glede deg over, også om det er vanskelige ting å snakke om.',
      en: 'You may get to hear something funny they said in class. It is fine to be tickled by it, even with serious things still to discuss.',
    },
    {
      no: 'Snakker læreren varmt om barnet, er det lov å bli både rørt og glad. Den setningen kan du gjemme på.',
      en: 'Hearing a teacher speak fondly of your child can be a real joy. You may keep that sentence, whatever else is on the list.',
    },
  ],
  'phone-call': [
    {
      no: 'Et smil kan høres på stemmen. Kommer det ett mens du snakker, er det velkomment.',
      en: 'People can hear a smile down the line. If one turns up while you talk, it is welcome.',
    },
    {
      no: 'Det er lov å glede seg mest til å legge på. Den gleden kan du ha helt fra første hallo.',
      en: 'It is all right if hanging up is the part you look forward to. You can be cheerful about that from the very first hello.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Glede er mye å be om her. Men ett ærlig ord, ditt eller den andres, kan være noe å være litt glad for.',
      en: 'Gladness is a lot to ask for here. One honest word, yours or theirs, could still be something to be a little glad of.',
    },
    {
      no: 'En stol kan knirke eller en hund gjespe i feil øyeblikk, også når det er alvor. Du kan smile av det og fortsatt mene alt du sier.',
      en: 'At the wrong moment a chair can creak or a dog yawn, however serious things are. You may smile at that and still mean every word.',
    },
  ],
  'family-dinner': [
    {
      no: 'Kanskje blir det servert noe du alltid har likt. Den maten kan du glede deg over, uansett hvem som sier hva.',
      en: 'They may serve something you have always liked. You can be glad of every mouthful, whoever says what.',
    },
    {
      no: 'Noen forteller kanskje den samme gamle historien igjen. Du kan glede deg til slutten, som du kan utenat.',
      en: 'Someone may tell that same old story yet again. You can look forward to the ending, which you know by heart.',
    },
  ],
  party: [
    {
      no: 'Spiller de en låt du liker, kan du ha glede av den fra en stol, med jakka på.',
      en: 'They might play a song you love. You can enjoy it from a chair with your coat on, and be just as glad.',
    },
    {
      no: 'Har noen pyntet seg med altfor mange paljetter, kan du fryde deg over dem fra sofaen. Prate trenger du ikke.',
      en: 'Somebody may be wearing far too many sequins. You can take delight in them from the sofa, whether you talk or not.',
    },
  ],
  wedding: [
    {
      no: 'Et ja som blir sagt høyt, kan være noe å glede seg over. Er det alt du tar med deg hjem, er det mye.',
      en: 'A yes said out loud can be a joy to hear. If that one word is all you take home, it is plenty.',
    },
    {
      no: 'Det hender at ringen setter seg fast på knoken. Du kan smile av det og være glad, selv i sko som klemmer.',
      en: 'Rings have been known to stick at the knuckle. You can smile at that and be happy, even in shoes that pinch.',
    },
  ],
  funeral: [
    {
      no: 'En gammel historie kan få deg til å smile midt i det triste. Du kan sørge og samtidig være glad for livet som ble levd.',
      en: 'An old story may make you smile through the sadness. You can grieve and still be glad that they lived.',
    },
    {
      no: 'Blant de svarte frakkene er det kanskje et ansikt du har savnet. Det er lov å bli glad for å se det, og sorgen får være der.',
      en: 'A face you have missed may be there among the black coats. You can be glad to see it, and the sorrow can stay.',
    },
  ],
  'visit-receive': [
    {
      no: 'Det kan være fint å høre en kjent stemme i gangen. Er du glad for at de kom, kan du si det fra sofaen.',
      en: 'A familiar voice in the hall can be good to hear. If you are glad they came, you can say so from the sofa.',
    },
    {
      no: 'Gjestenes sko på dørmatta kan være et gledelig syn. Rotet ved siden av kan få ligge.',
      en: 'Other people’s shoes on your mat can be a cheerful sight. The mess beside them is welcome to stay.',
    },
  ],
  'visit-make': [
    {
      no: 'Blir du glad når døra går opp, kan det godt synes. Det er også noe å komme med.',
      en: 'If you feel glad as the door opens, it can show on your face. That is a nice thing to bring.',
    },
    {
      no: 'De fleste har noe rart i en hylle. Får du øye på det fra sofaen, kan du glede deg over det i all stillhet.',
      en: 'Most homes have one odd thing on a shelf. Spotting it from the sofa can be a joy you keep to yourself.',
    },
  ],
  date: [
    {
      no: 'Ler dere av det samme tullet, er det noe å glede seg over der og da. Hva det blir til, kan vente.',
      en: 'Laughing at the same silly thing would be a joy in itself. Where it leads can wait.',
    },
    {
      no: 'Det kan boble litt mens du velger hva du skal ha på deg. Den gleden er din, også om treffet blir kort.',
      en: 'There can be a happy flutter while you choose what to wear. That part is yours to enjoy, however short the date is.',
    },
  ],
  'cafe-friend': [
    {
      no: 'Har du spart på noe lite og morsomt? Det er fint å glede seg til å fortelle det over koppene.',
      en: 'Perhaps you have been saving up some funny little thing. It is nice to look forward to telling it over a cup of something.',
    },
    {
      no: 'Melkeskum på overleppa er morsomt i alle aldre. Det er lov å være for glad til å tørke det bort.',
      en: 'Milk foam on a lip is funny at any age. You are allowed to be too happy to wipe it off.',
    },
  ],
  'children-activity': [
    {
      no: 'Kanskje snur en av dem seg for å se om du følger med. Det blikket kan du bli glad for, uten å heie høyt.',
      en: 'One of them may turn round to check that you saw. A look like that can be a joy, no cheering needed.',
    },
    {
      no: 'Etterpå kommer kanskje alt på én gang, med røde kinn og halve setninger. Du kan glede deg over fortellingen, enten du så det selv eller ikke.',
      en: 'Afterwards the whole story may pour out, red cheeks and half sentences. You can be happy listening, whether you saw it all or not.',
    },
  ],
  shopping: [
    {
      no: 'Ved siden av melka er det plass til én ting for gledens skyld. En moden pære, kanskje.',
      en: 'Next to the milk there is room for one thing that cheers you up. A ripe pear, perhaps.',
    },
    {
      no: 'Kanskje vinker noen med full vogn deg fram i køen. Det kan du være glad for helt til posen er pakket.',
      en: 'Somebody with a full trolley may wave you ahead in the queue. It is fine to stay pleased about that until your bag is packed.',
    },
  ],
  errand: [
    {
      no: 'Blir det strøket av lista, kan du glede deg over selve streken. Den kan gjerne være tykk.',
      en: 'If it does come off the list, you can enjoy drawing the line. It can be as thick as you like.',
    },
    {
      no: 'Trekker du kølapp, blir det kanskje et tall du liker. Det går an å være barnslig glad for det mens du venter.',
      en: 'Your queue ticket, if there is one, might be a number you like. You may be childishly pleased with it while you wait.',
    },
  ],
  travel: [
    {
      no: 'Er det noe der framme du vil se, kan du glede deg allerede mens du pakker. Det tar ingen plass i kofferten.',
      en: 'Is there something at the other end you long to see? Being glad about it while you pack takes up no room in the suitcase.',
    },
    {
      no: 'Det går an å glede seg både til reisen og til sin egen pute etterpå. Den ene gleden ødelegger ikke for den andre.',
      en: 'You can look forward to the trip, and to your own pillow afterwards. One joy does not spoil the other.',
    },
  ],
  'public-transport': [
    {
      no: 'Utenfor ruta vinker kanskje et barn til alt som kjører forbi. Du kan vinke igjen, eller nøye deg med å bli glad.',
      en: 'Outside the window a child may be waving at everything that goes by. You can wave back, or be glad without a word.',
    },
    {
      no: 'Et ledig sete ved vinduet kan kjennes som en liten gevinst. Den kan du være glad for helt til du skal av.',
      en: 'A free seat by the window can feel like a small prize. You may be happy about it all the way to your stop.',
    },
  ],
  exercise: [
    {
      no: 'Kommer det en sang du blir glad av, kan du stoppe midt i øvelsen og høre resten. Matta er fin å ligge på.',
      en: 'Should a song come on that makes you glad, you can stop right there and hear the rest. The mat is good for lying on.',
    },
    {
      no: 'Har du en T-skjorte du blir i godt humør av? Den kan du ta på, også om hele økta blir på sofaen.',
      en: 'Do you have a T-shirt that puts you in a good mood? You are welcome to wear it, even if the whole session happens on the sofa.',
    },
  ],
  walk: [
    {
      no: 'Møter du en blid hund ved en port, kan du bli der så lenge du vil. Det går an å bli glad av en hale.',
      en: 'If you meet a friendly dog at a gate, you can stop there as long as you please. A wagging tail is reason enough to be happy.',
    },
    {
      no: 'Noen har kanskje laget en sol av kritt på asfalten. Den går det an å smile av, og du kan gjerne snu akkurat der.',
      en: 'Somebody may have chalked a sun on the pavement. It can make you smile, and you can turn back right there.',
    },
  ],
  hobby: [
    {
      no: 'Det kan være gøy nok å ta fram tingene og se på dem. Kommer du ikke lenger, har du hatt den gleden.',
      en: 'Getting your things out and looking at them can be half the joy. If you get no further, you have still had that.',
    },
    {
      no: 'Kanskje merker du at du sitter der med tunga i munnviken. Den gleden spør ikke om du er flink.',
      en: 'You may find your tongue poking out of the corner of your mouth. That sort of happiness does not ask if you are any good.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Når lyset i salen dempes, kan det krible litt. Den gleden er din, også om du går tidlig.',
      en: 'There can be a little thrill when the lights go down. You can be glad you were there for it, even if you leave early.',
    },
    {
      no: 'Kanskje ler eller klapper hele salen på én gang. I mørket kan du være glad på ditt vis, helt stille om du vil.',
      en: 'The whole room may laugh or clap at once. In the dark you can be happy in your own way, without a sound if you like.',
    },
  ],
  'moving-house': [
    {
      no: 'Nederst i en eske ligger det kanskje noe du hadde glemt at du eide. Du kan sette deg på gulvet og glede deg over det.',
      en: 'At the bottom of a box there may be something you had forgotten you owned. You are welcome to sit on the floor and enjoy it.',
    },
    {
      no: 'Tomme rom gir ekko, og det kan være gøy å si noe tullete i dem. Den moroa varer til møblene kommer.',
      en: 'Empty rooms echo, and saying something silly in one can be fun. It is a pleasure that lasts until the furniture comes.',
    },
  ],
  cleaning: [
    {
      no: 'En blank kran er fin å se på. Du kan bli glad av den og la dusjen være som den er.',
      en: 'A shiny tap is a pleasant sight. You can be pleased with it and leave the shower as it is.',
    },
    {
      no: 'Lukter det sitron av kluten, kan du nyte det. Én ren hylle er god nok grunn til å være glad.',
      en: 'If the cloth smells of lemon, you can enjoy that much. One tidy shelf is reason enough to be pleased.',
    },
  ],
  cooking: [
    {
      no: 'Den første smaken fra skjeen er din. Er den god, kan du glede deg litt for deg selv før resten kommer på bordet.',
      en: 'That first taste from the spoon is yours. If it is good, you can be glad of it right there by the stove.',
    },
    {
      no: 'I posen ligger det kanskje en gulrot med to bein. Du kan le av den før den havner i gryta, eller la den slippe unna.',
      en: 'There may be a carrot with two legs in the bag. You can laugh at it before it meets the pot, or let it off.',
    },
  ],
  holiday: [
    {
      no: 'Kanskje er det ett lys, én sang eller én kake du alltid har likt. Den gleden kan du ta først.',
      en: 'One candle, one song or one kind of cake may be the part you love. You can have that joy first.',
    },
    {
      no: 'En skjev stjerne eller en virkelig stygg gammel påskekylling kan være det gladeste i rommet. Den kan få komme fram, også om resten blir i esken.',
      en: 'A lopsided star or a truly ugly Easter chick may be what cheers you most. It can come out even if the rest stays in its box.',
    },
  ],
  birthday: [
    {
      no: 'Sangen er ofte litt sur, og man kan bli glad av den likevel. Du kan synge med, eller smile over kakefatet.',
      en: 'The song is often a bit out of tune, and cheering all the same. You can join in, or smile over your cake.',
    },
    {
      no: 'Kanskje prøver noen å se overrasket ut når papiret rives av. Den minen kan du fryde deg over.',
      en: 'Someone may do their best to look surprised as the wrapping comes off. You can be delighted by that face alone.',
    },
  ],
  'alone-time': [
    {
      no: 'Bak lukket dør kan du le høyt av noe ingen andre ville skjønt. Den gleden trenger ingen forklaring.',
      en: 'Behind a closed door you can laugh at something no one else would get. You can be glad in there and explain nothing.',
    },
    {
      no: 'Når ingen ser på, kan du ligge på tvers i sofaen. Man kan være glad for å ha den for seg selv, og like glad i folk.',
      en: 'With nobody looking, you can lie across the sofa any way you please. You can be glad to be alone and just as fond of people.',
    },
  ],
  'quiet-day': [
    {
      no: 'Tenk å rekke å drikke opp mens koppen er varm. På en slik dag er det tid til å glede seg over det.',
      en: 'Imagine finishing a drink while the cup is still hot. On a day like this there is time to enjoy it.',
    },
    {
      no: 'Pysjamas langt utpå dagen kan være ren fryd. Du trenger ikke ha fortjent den.',
      en: 'Still being in pyjamas well into the afternoon can be pure joy. You can enjoy it without having earned it.',
    },
  ],
  'news-result': [
    {
      no: 'Ler du av noe mens du holder øye med telefonen, er det lov. Litt glede gjør ikke svaret verre.',
      en: 'If something makes you laugh while you keep an eye on the phone, that is all right. Being glad for a moment does the answer no harm.',
    },
    {
      no: 'Kanskje ligger det et postkort i postkassa, og ikke svaret. Det kan du bli glad for, selv om ventingen fortsetter.',
      en: 'What lands in the letterbox may be a postcard, not the answer. You can be happy about it and still be waiting.',
    },
  ],
  'online-meeting': [
    {
      no: 'Det hender at en katt går over et tastatur. Blir du glad av det, kan du le høyt med lyden av.',
      en: 'Now and then a cat walks across somebody’s keyboard. If it delights you, you can laugh out loud with your sound off.',
    },
    {
      no: 'Pen skjorte og hullete bukse kan være en hemmelig fryd. Kameraet får nøye seg med halve deg.',
      en: 'Smart on top and baggy trousers below can be a secret delight. The camera only gets half of it.',
    },
  ],
  court: [
    {
      no: 'Glad er kanskje ikke ordet i en rettssal. Men et glass kaldt vann kan være noe å bli litt glad for.',
      en: 'Glad may not be the word for a courtroom. Still, a glass of cold water can be something to be a little glad of.',
    },
    {
      no: 'Kanskje er vakten i døra riktig hyggelig mot deg. Det kan du bli litt glad for, og saken er like alvorlig.',
      en: 'A guard or an usher may be kind to you. You can be a little glad of that and still take the day seriously.',
    },
  ],
  physio: [
    {
      no: 'Er det én øvelse du liker, kan du si det høyt fra benken. Den går det an å glede seg til, uten å like resten.',
      en: 'If there is one bit you rather like, you can say so from the couch. You can look forward to that and still dislike the rest.',
    },
    {
      no: 'Et skjelett i kroken har kanskje fått lue på. Du kan flire tilbake fra benken, også når noe er vondt.',
      en: 'A skeleton in the corner may be wearing a hat. You can grin back at it from the couch, even while something is sore.',
    },
  ],
  'driving-test': [
    {
      no: 'Det er lov å like en fin, myk sving, også med sensor i bilen. Ingen stryker på grunn av et smil.',
      en: 'You are allowed to enjoy a nice smooth turn, even with an examiner in the car. A smile does not count as a fault.',
    },
    {
      no: 'Kanskje drømte du en gang om å få sitte bak rattet. Litt av den gleden kan få være med, også med svette hender.',
      en: 'Once upon a time, perhaps, you longed to sit behind the wheel. A little of that joy can come along, sweaty hands and all.',
    },
  ],
  'hair-and-care': [
    {
      no: 'Kjennes det varme vannet godt, kan du lukke øynene og glede deg over det. Du skylder ingen en prat.',
      en: 'If the warm water feels lovely, you can shut your eyes and enjoy it. You owe nobody a chat.',
    },
    {
      no: 'Det blir kanskje sittende igjen en god lukt av sjampo eller krem. Hver gang du kjenner den, kan du glede deg litt på nytt.',
      en: 'A nice smell of shampoo or cream may stay with you. Each time you catch it, you can be a little pleased all over again.',
    },
  ],
  'children-party': [
    {
      no: 'Glasur på en hake, en ballong oppe under taket. Slikt kan du ha moro av fra kjøkkendøra.',
      en: 'Icing on a chin, a balloon up by the ceiling. You can have the fun of it from the kitchen doorway.',
    },
    {
      no: 'En liten gjest vil kanskje vise deg en løs tann. Du kan bli oppriktig begeistret der du sitter.',
      en: 'A small guest may come to show you a wobbly tooth. You can be truly delighted from your chair.',
    },
  ],
  parting: [
    {
      no: 'Mens du vinker, husker du kanskje noe dere har ledd av. Den gleden tar ingenting fra det såre.',
      en: 'As you wave, you may remember something the two of you laughed at. Being glad of it takes nothing from the sadness.',
    },
    {
      no: 'Kanskje blir det liggende igjen en genser eller en halvlest bok. Å finne den kan være en liten glede, midt i savnet.',
      en: 'A jumper or a half-read book may get left behind. Finding it can be a small joy, even while you miss them.',
    },
  ],
  'visit-unwell': [
    {
      no: 'Det er lov å le ved en sengekant, hvis noe er morsomt. Du kan være bekymret og likevel glad for å se den som ligger der.',
      en: 'It is fine to laugh at a bedside, if something is funny. You can be worried and still be glad to see them.',
    },
    {
      no: 'Ansiktet på puta lyser kanskje opp litt når du kommer. Det kan du bli glad for, hvor tung dagen enn er.',
      en: 'The face on the pillow may light up a little when you come in. You can be glad of that, however heavy the day is.',
    },
  ],
  'desk-work': [
    {
      no: 'Et ark du kan legge bort, er en rar liten glede. Du får lov å lene deg tilbake og nyte den.',
      en: 'Putting one sheet away can be an odd little joy. You may lean back and enjoy it before you look at the next.',
    },
    {
      no: 'I bunken finnes det kanskje en skrivefeil som er helt ustyrtelig morsom. Du kan le godt av den, og lese videre når du vil.',
      en: 'Somewhere in the pile there may be a truly funny typo. You can enjoy it properly, and read on when you like.',
    },
  ],
  making: [
    {
      no: 'En farge du liker, eller lim på fingrene, kan være hele moroa. Du kan stoppe mens du ennå er glad.',
      en: 'A colour you love, or glue on your fingers, can be the whole fun of it. You can stop while you are still enjoying yourself.',
    },
    {
      no: 'Kanskje blir det en bolle som heller, eller en bamse med ett øre. Den kan du være kjempeglad for som den er.',
      en: 'It may end up as a bowl that leans or a bear with one ear. You are free to be delighted with it as it is.',
    },
  ],
  driving: [
    {
      no: 'Bak lukkede bilvinduer hører ingen ute at du synger. Kommer det en god sang, kan du være så glad du vil.',
      en: 'With the car windows up, your singing stays inside. If a good song comes on the radio, you can be as glad as you like.',
    },
    {
      no: 'To bokstaver på et bilskilt kan bli til noe riktig tullete. På rødt lys går det an å komme i godt humør.',
      en: 'The number plate in front might spell something silly. A red light is as good a place as any to be amused.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Det kan kjennes tomt, og en bok du er glad i, kan likevel være en liten glede. Lampa får lyse så lenge du vil.',
      en: 'It may feel empty, and a book you are fond of can still be a small joy. The lamp can stay on as long as you like.',
    },
    {
      no: 'Kanskje har du et teppe du er ekstra glad i. Det kan ligge tett inntil deg i natt, også om du er lei deg.',
      en: 'Perhaps there is a blanket you have always loved. You can be glad of it tonight, even if you are sad.',
    },
  ],
  'animal-care': [
    {
      no: 'Et dytt fra en snute eller en kjent liten lyd kan glede deg midt oppi det. Bekymringen får også være der.',
      en: 'A nudge from a nose or a familiar little sound may be a joy in the middle of it. The worry can stay too.',
    },
    {
      no: 'Kanskje finnes det et bilde der dyret ser helt tullete ut. Du kan smile av det, urolig som du er.',
      en: 'There may be a photo of your animal looking perfectly ridiculous. You can smile at it, worried as you are.',
    },
  ],
  'family-celebration': [
    {
      no: 'Under duken sitter det kanskje noen små i finklær og fniser. Den gleden kan smitte, også midt i en tale.',
      en: 'Someone small may be giggling under the tablecloth in their best clothes. It is fine to giggle too, even during a speech.',
    },
    {
      no: 'Hovedpersonen drar kanskje i en altfor stiv krage. Du kan bli rørt og glad på én gang, der du sitter ved bordet.',
      en: 'Whoever the day is for may be tugging at a stiff collar. You can be soppy and happy at once, from your place at the table.',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Står datoen på kalenderen, kan du være glad for den. Hva som kommer etterpå, er en annen sak.',
      en: 'If there is a date on the calendar, you can be glad of that much. What comes after is another matter.',
    },
    {
      no: 'Kanskje drømmer du om noe lite, som å lese på senga igjen. Du kan bli glad ved tanken, uten å vite om det blir slik.',
      en: 'Perhaps you daydream of some small thing, like reading in bed again. You can be glad of the dream, whether or not it comes true.',
    },
  ],
  'long-drive': [
    {
      no: 'En pose med noe godt i bildøra og en rasteplass med utsikt. Det er noe å glede seg til, og resten er vei.',
      en: 'A bag of sweets in the door, a lay-by with a view. Those are the bits to look forward to, and the rest is road.',
    },
    {
      no: 'Langs veien er det kanskje et skilt med et rart stedsnavn. Du kan si det høyt og more deg over det helt til neste.',
      en: 'Some village sign along the road may have a very odd name. You can say it aloud and be tickled by it until the next one.',
    },
  ],
  needle: [
    {
      no: 'Selve nåla er det vanskelig å være glad for. Plasteret etterpå er lettere å glede seg til.',
      en: 'It is hard to be glad of the needle itself. The plaster afterwards is easier to look forward to.',
    },
    {
      no: 'Den som holder sprøyta, har kanskje en dårlig vits på lager. Du kan flire av den med øynene godt lukket.',
      en: 'Whoever is holding it may have a terrible joke at the ready. You can laugh with your eyes tight shut.',
    },
  ],
  scan: [
    {
      no: 'Mens det durer, kan du tenke på et sted du er glad i. Det stedet kommer ikke med på bildene.',
      en: 'While it hums, you can think of a place that makes you glad. That place does not show up in the pictures.',
    },
    {
      no: 'Et par muntre sokker kan stikke fram fra maskinen. Det er lov å glede seg litt over dem mens du ligger stille.',
      en: 'Cheerful socks can poke out at the end of the machine. Knowing they are there may please you a little as you lie still.',
    },
  ],
  'first-day': [
    {
      no: 'Noen sier kanskje navnet ditt riktig på første forsøk. Det kan du bli glad for, mens alt annet er nytt.',
      en: 'Someone may get your name right first time. You can be glad of that while everything else is new.',
    },
    {
      no: 'Kanskje får du en nøkkel, et kort eller en kopp som er din. Den kan du bli glad for, også om du glemmer hvert eneste navn.',
      en: 'You may be handed a key, a card or a mug of your own. That is worth being glad about, even if every name slips your mind.',
    },
  ],
  'school-run': [
    {
      no: 'Fra et sted under lua kommer det kanskje en rar historie. Den kan du bli glad av, også om dere er sent ute.',
      en: 'A strange story may come out from under a woolly hat. You can be glad of it, even if you are late.',
    },
    {
      no: 'I en liten hånd ligger det kanskje en helt spesiell stein. Du kan ta imot den med glede, også halvveis i søvne.',
      en: 'Out of a small fist may come a very special pebble. You can receive it with joy, even half awake.',
    },
  ],
  performing: [
    {
      no: 'Har du én tone eller én replikk du er mest glad i? Når du kommer dit, er det lov at gleden høres.',
      en: 'There may be one note or one line you love best. When you get to it, the joy is allowed to show.',
    },
    {
      no: 'Bak sceneteppet kan du være livredd og glad på én gang. Du trenger ikke vite hva som er hva.',
      en: 'Behind the curtain, fright and joy can feel much the same. You need not know which is which.',
    },
  ],
  'class-meeting': [
    {
      no: 'På veggen henger det kanskje en tegning med et navn du kjenner. Du kan se på den og være glad mens andre snakker.',
      en: 'A drawing with a name you know may be up on the wall. You can gaze at it and feel glad while others talk.',
    },
    {
      no: 'Et rom fullt av voksne på bittesmå stoler kan være et muntert syn. Du kan more deg stille gjennom alle beskjedene.',
      en: 'Grown-ups on tiny chairs can be a very funny sight. You can enjoy it all through the notices.',
    },
  ],
  flight: [
    {
      no: 'Ovenfra ligner skyene på noe helt annet. Får du et glimt gjennom den lille ruta, kan du glede deg over det.',
      en: 'Clouds look like something else from up there. A glimpse through that little window can be a joy.',
    },
    {
      no: 'Alt er så smått der oppe, melka, puta, servietten. Det går an å fryde seg over slikt, redd eller ikke.',
      en: 'Everything is tiny up there, the milk, the pillow, the napkin. It is all right to be delighted by that, scared or not.',
    },
  ],
  'flight-with-children': [
    {
      no: 'Noen oppdager kanskje klappbordet og slår det ned førti ganger. Du kan bli litt glad av iveren, også om du er sliten.',
      en: 'Someone small may discover the folding table and open it forty times. You can share a bit of that delight, worn out or not.',
    },
    {
      no: 'Et lite hode sovner kanskje mot armen din. Du kan glede deg over det, selv når armen sovner den også.',
      en: 'A small head may fall asleep against your arm. You can be glad of it, even when the arm goes to sleep as well.',
    },
  ],
  swimming: [
    {
      no: 'Voksne kan også bli glade av å plaske litt. Du kan gjøre det med hendene, der du bunner.',
      en: 'Splashing about can cheer up grown-ups too. You can do it with your hands, where your feet touch the bottom.',
    },
    {
      no: 'Svømmebriller gir alle det samme tullete fjeset. Det kan du humre godt av, med eller uten vann i håret.',
      en: 'Goggles give everyone the same silly face. You can have a good chuckle about it, with or without wet hair.',
    },
  ],
  camping: [
    {
      no: 'Du kan glede deg til noe varmt fra en bulkete kopp i teltåpningen. Det kan smake godt uansett hvordan natta ble.',
      en: 'Something hot in a dented mug, with the tent flap open, is a fine thing to look forward to. It may taste good however the night was.',
    },
    {
      no: 'Med en lommelykt kan hånda di bli til en hare på teltduken. Slikt kan voksne også fryde seg over, flatt på ryggen.',
      en: 'A torch and one hand can make a rabbit on the tent wall. Grown-ups are allowed to be delighted by that, flat on their backs.',
    },
  ],
};
