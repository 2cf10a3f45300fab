import type { FeelingLines } from './feelingLines.ts';

export const GLAD: FeelingLines = {
  doctor: [
    {
      no: 'På venterommet ligger det kanskje et blad med et bilde du liker. Det er lov å bli glad av det, selv om du har mye på hjertet.',
      en: 'A picture in some old waiting room magazine might make you smile. That is allowed, even with a lot on your mind.',
    },
    {
      no: 'Står det en kopp med noe tullete på der inne, kan du more deg over den. Det du kom for å si, er fortsatt det viktigste.',
      en: 'There may be a daft mug on somebody’s desk. It can be a small delight, and what you came to say is still what matters.',
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
      no: 'Er det noe du virkelig liker å gjøre, kan det godt høres at du blir glad når du forteller. Du kan godt smile imens.',
      en: 'If there is something you love doing, the joy of it can be heard when you talk about it. You may smile as you do.',
    },
    {
      no: 'Kanskje hører du latter bak en dør, eller ser en vinduskarm full av kaktus. Du kan glede deg over det du liker der, og la resten være åpent.',
      en: 'You might hear laughter behind a door, or spot a row of cacti on a windowsill. You can enjoy what you like there, and leave the rest open.',
    },
  ],
  'work-meeting': [
    {
      no: 'Sier noen noe morsomt før dere er i gang, kan du le med. Ellers er det kanskje noe varmt i koppen å glede seg over.',
      en: 'Someone may make a joke before it starts, and you can laugh along. Failing that, there may be something hot in your cup to be glad of.',
    },
    {
      no: 'Før eller siden sier gjerne noen at det var alt. De ordene går det an å glede seg til, med alvorlig ansikt.',
      en: 'Sooner or later somebody usually says that will be all. You can look forward to those words with a perfectly straight face.',
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
      no: 'Kanskje er det én liten del du faktisk liker. Når den kommer, er det lov å ha glede av den, nervøs eller ikke.',
      en: 'Perhaps there is one small part that you rather like. When it comes, you can enjoy it, nervous or not.',
    },
    {
      no: 'Når det er over, kan det kjennes som å ta av seg trange sko. Den gleden er din, samme hvordan det ble.',
      en: 'When it is over, it can feel like taking off tight shoes. That joy is yours, whatever came of it.',
    },
  ],
  'school-day': [
    {
      no: 'Et hei i gangen, noe godt i veska. Litt glede kan komme fra slike små ting, innimellom alt det andre.',
      en: 'A hello in the corridor, something nice in the bag. Small things like those can cheer you up in between all the rest.',
    },
    {
      no: 'Det hender at noen sier noe riktig morsomt uten å mene det. Det kan du more deg over resten av dagen.',
      en: 'Now and then somebody says something very funny without meaning to. You can chuckle over it for the rest of the day.',
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
      no: 'Kanskje er det et ansikt der som du har savnet. Det er lov å bli glad for å se det, og sorgen får være der.',
      en: 'Among those who come may be a face that you have missed. You can be glad to see it, and the sorrow can stay.',
    },
  ],
  'visit-receive': [
    {
      no: 'Noen har med seg litt godt humør allerede i gangen. Det kan du ta imot fra stolen, og gi igjen så mye du har lyst til.',
      en: 'Some people bring a bit of good cheer in at the door. You can enjoy it from your chair, and give back as much as you like.',
    },
    {
      no: 'En ekstra kopp på bordet kan være et gledelig syn. Den trenger ikke passe til de andre.',
      en: 'An extra cup on the table can be a cheerful sight. It need not match the others.',
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
      no: 'Midt i alt får du kanskje et blikk, stolt eller forskrekket eller fullt av fanteri. Det kan du bli glad for, hva som enn skjer ellers.',
      en: 'In the middle of it all you may get a look, proud or startled or full of mischief. It can make you glad, whatever else happens.',
    },
    {
      no: 'Trøtt, fornøyd og sulten som en ulv. Slik kan barn se ut etterpå, og det kan du bli glad av, sliten eller ikke.',
      en: 'Someone small may end up sleepy, content and as hungry as a wolf. That is a sight to be glad of, even if you are worn out yourself.',
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
      no: 'Det kan være en liten fryd å komme hjem igjen. Skoene kan få ligge der de faller, og du kan sette deg og være fornøyd.',
      en: 'Being home again afterwards can be a small delight. The shoes can stay where they fall, and you can sit down and be pleased.',
    },
  ],
  travel: [
    {
      no: 'Er det noe du har lyst på der framme, kan gleden begynne mens du pakker. Den tar ingen plass i bagasjen.',
      en: 'Is there something at the other end you are longing for? Being glad about it while you pack takes up no room in the bag.',
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
      no: 'Det er lov å gi seg mens det ennå er litt moro. Den gleden kan vare lenger enn selve økta.',
      en: 'You may stop while it is still a bit of fun. That gladness can last longer than the session itself.',
    },
    {
      no: 'Et par rare sokker, en rød T-skjorte, en badehette med prikker. Noe du blir i godt humør av, kan gjerne være med.',
      en: 'Odd socks, a red T-shirt, a soft old jumper. Anything that puts you in a good mood is welcome, however little you do.',
    },
  ],
  walk: [
    {
      no: 'Kommer det en blid hund, kan du stoppe så lenge du vil. Det går an å bli glad av en hale.',
      en: 'If a friendly dog turns up, you can stop as long as you please. A wagging tail is reason enough to be happy.',
    },
    {
      no: 'Har du en farge du blir glad av? Den kan dukke opp på en jakke, en dør eller et blad, og du kan gjerne snu akkurat der.',
      en: 'Is there a colour you are always glad to see? It may be on a coat, a door or a leaf, and you can turn back there.',
    },
  ],
  hobby: [
    {
      no: 'Et sted underveis kommer det kanskje et øyeblikk der du glemmer å se på klokka. Det er verdt å glede seg over, hvor kort det enn er.',
      en: 'Somewhere in it there may be a moment when you forget to look at the clock. That is worth being glad of, however short it is.',
    },
    {
      no: 'Noe kan bli litt feil og være moro likevel. Den gleden spør ikke om du er flink.',
      en: 'Something may come out a bit wrong and still be fun. That sort of happiness does not ask if you are any good.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Kanskje er det én ting du blir så glad for at du vil ha den med hjem i tankene. Den er din, også om du drar tidlig.',
      en: 'There may be one bit that makes you so happy you play it again in your head. It is yours to keep, even if you leave early.',
    },
    {
      no: 'Noen nær deg stråler kanskje over hele ansiktet. Det er lov å la seg smitte, helt stille om du vil.',
      en: 'Somebody near you may be beaming from ear to ear. You can let it rub off on you, without a sound if you like.',
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
      no: 'Den biten som er gjort, kan være fin å se på. Du kan sette deg så du ser den, og være fornøyd.',
      en: 'The bit that is done can be a pleasant sight. You can sit where you see it and be pleased.',
    },
    {
      no: 'Koppen etterpå kan være det beste ved hele greia. Den er like god å glede seg til om det blir gjort lite eller mye.',
      en: 'The cup of tea afterwards may be the best part. It is just as good to look forward to, whether a little gets done or a lot.',
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
      no: 'Kanskje er det én liten ting du alltid har likt, en lukt, en smak eller en sang. Den gleden kan du ta først.',
      en: 'There may be one small thing you have always liked, a smell, a taste or a song. You can have that joy first.',
    },
    {
      no: 'Noe av gleden kan være at disse dagene er ulike de andre. Pene klær eller myke, begge deler passer til det.',
      en: 'Part of the joy may be that these days are unlike the others. Best clothes or soft ones, both go with it.',
    },
  ],
  birthday: [
    {
      no: 'Det hele begynte en gang med en liten, rynkete nykommer. Det er noe å bli glad av, hvor stor eller liten feiringen er.',
      en: 'Once it was a very small person’s very first day. That is something to be glad of, however plain the cake.',
    },
    {
      no: 'Et varmt gratulerer er godt både å si og å få. Ett av dem kan være nok å glede seg over resten av dagen.',
      en: 'A warm happy birthday is good to say and good to hear. A single one can be enough to be glad of for the rest of the day.',
    },
  ],
  'alone-time': [
    {
      no: 'Du kan le høyt av noe ingen andre ville skjønt. Når du er for deg selv, trenger den gleden ingen forklaring.',
      en: 'You can laugh out loud at something no one else would get. On your own you can be glad and explain nothing.',
    },
    {
      no: 'Lampa, stolen og når det er kaffe, bestemmer du helt selv. Det går an å være glad for det, og like glad i folk.',
      en: 'The lamp, the chair and the time for coffee are all up to you. You can be glad to be alone and just as fond of people.',
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
      no: 'Er noe morsomt, er det lov å le ved en sengekant. Du kan være bekymret og likevel glad for å se den som ligger der.',
      en: 'If something is funny, a bedside is a fine place to laugh. You can be worried and still be glad to see them.',
    },
    {
      no: 'Ansiktet på puta lyser kanskje opp litt når du kommer. Det kan du bli glad for, hvor tung dagen enn er.',
      en: 'The face on the pillow may light up a little when you come in. You can be glad of that, however heavy the day is.',
    },
  ],
  'desk-work': [
    {
      no: 'Én liten ting på plass kan være en rar glede. Du får lov å lene deg tilbake og nyte den før du ser på den neste.',
      en: 'One small thing put in its place can be an odd little joy. You may lean back and enjoy it before you look at the next.',
    },
    {
      no: 'Tørre ord kan bli riktig morsomme når de leses høyt med alvorlig stemme. Det er lov å ha det litt gøy med dem.',
      en: 'Dry words can turn quite funny when read aloud in a very grand voice. You are allowed to have some fun with them.',
    },
  ],
  making: [
    {
      no: 'Litt mel, olje, lim eller en trådstump blir gjerne sittende igjen på ermet. Det kan du ha der resten av dagen, med glede.',
      en: 'A bit of flour, oil, glue or thread tends to end up on your sleeve. You can wear it for the rest of the day, and gladly.',
    },
    {
      no: 'Noe er kanskje litt annerledes enn i stad, og det er hendene dine som har gjort det. Det kan du se på og være glad for.',
      en: 'Something may be a little different from before, and your own hands did it. You can have a good look and be pleased.',
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
      no: 'Folk man kjenner, kan se nesten fremmede ut i finklærne. Det er lov å fryde seg over det, også foran speilet.',
      en: 'People you know can look a bit strange in their best clothes. You may take some delight in that, in the mirror as well.',
    },
    {
      no: 'Noen blir gjerne litt blanke i øynene, og det kan være deg. Det er lov å bli rørt og glad på én gang.',
      en: 'Somebody tends to get a bit shiny-eyed, and it may be you. It is quite all right to be soppy and happy at once.',
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
  'time-for-two': [
    {
      no: 'Dere har kanskje en gammel spøk som ingen andre skjønner. Den kan få bli med.',
      en: 'An old joke may still be going that nobody else finds funny. It can come along.',
    },
    {
      no: 'Noe godt i munnen teller, enten det er østers eller pommes frites. Dere kan dele den siste biten.',
      en: 'Something good to eat counts, even chips from the paper. You may take the last one, or split it.',
    },
  ],
  'new-pet': [
    {
      no: 'Kanskje kommer det en snute fram under teppet, eller to ører. Du kan le så lavt du vil.',
      en: 'Perhaps a nose comes out from under the blanket, or a pair of ears. You are free to smile.',
    },
    {
      no: 'Navnet kan du si høyt på kjøkkenet. Noen navn låter rart de første gangene.',
      en: 'You can say the name out loud in the kitchen. Some names sound funny the first few times.',
    },
  ],
  'animals-and-crops': [
    {
      no: 'Kanskje får du et strå i håret eller jord på kneet. Det kan få bli med inn som et lite minne.',
      en: 'Perhaps there is straw in your hair, or mud on your sleeve. It may come indoors with you as a keepsake.',
    },
    {
      no: 'Kanskje er det kommet noe lite og nytt siden sist. Det er lov å bli glad for det på flekken.',
      en: 'Something small may be there that was not there before. You can be glad of it on the spot.',
    },
  ],
  keepsakes: [
    {
      no: 'Midt i alt dukker det kanskje opp noe tullete, en stygg vase eller en tegnet hest med fem bein. Du kan le litt.',
      en: 'Something silly may turn up, an ugly vase or a dreadful haircut in a photo. Laughing is allowed here too.',
    },
    {
      no: 'Faller det et godt minne ut av en bok eller konvolutt, kan du holde det litt før du går videre.',
      en: 'If a good memory falls out of an envelope or a book, you may keep hold of it for a while.',
    },
  ],
  'work-shift': [
    {
      no: 'Kanskje står det en kakeboks et sted, eller noen sier noe dumt. Det er lov å le midt i en vakt.',
      en: 'Somebody may leave biscuits by the kettle, or say something daft. You may laugh in the middle of it all.',
    },
    {
      no: 'Skoene skal av igjen til slutt, og det lille øyeblikket kan du glede deg til fra start.',
      en: 'Your shoes come off again afterwards. You may look forward to that moment from the very first minute.',
    },
  ],
  'work-trip': [
    {
      no: 'Det er kanskje varmt brød til frokost, og noen andre har kokt kaffen. Akkurat det kan du få like.',
      en: 'Breakfast may be laid out by someone else, with warm bread and no washing up. You may enjoy that part.',
    },
    {
      no: 'En du mest kjenner fra møter, kan være morsom over en kopp kaffe. Du har lov til å le høyt.',
      en: 'Someone you mostly know from meetings may turn out to be funny over coffee. It is fine to laugh out loud.',
    },
  ],
  'first-meeting': [
    {
      no: 'Kanskje ler dere av det samme, helt uten plan. Et smil over koppen er lov, også når du er spent.',
      en: 'The same silly thing may make you both smile. You are free to enjoy it, nerves and all.',
    },
    {
      no: 'En ny stemme, en ny latter, kanskje noe godt på et fat. Du kan få like det du liker.',
      en: 'A new voice, a new laugh, perhaps something good on a plate. You may like any of it.',
    },
  ],
  season: [
    {
      no: 'Kanskje hører en smak til akkurat nå: jordbær, noe varmt, noe iskaldt. Den kan være en liten glede.',
      en: 'A taste may belong to this time: berries, soup, something iced. You may have it on an ordinary Tuesday.',
    },
    {
      no: 'Noe du hadde glemt, kan dukke opp igjen: et skjerf, en fugl, lys på en vegg. Du kan bli litt glad av det.',
      en: 'Something you had forgotten may turn up again: a scarf, a bird, light on a wall. You are free to be pleased.',
    },
  ],
  'child-starts': [
    {
      no: 'Kanskje ser du sekken på ryggen, i døra eller på et bilde. Du har lov til å smile av det.',
      en: 'Perhaps you see the bag on their back, in the doorway or in a photo. You may smile at that.',
    },
    {
      no: 'En tegning, et navn eller litt sand i skoene kan bli med hjem. Slikt har du lov til å glede deg over.',
      en: 'Something may come home with them: a drawing, a new name, sand in a shoe. It is fine to enjoy that.',
    },
  ],
  'dark-months': [
    {
      no: 'Mørket er godt til noe: stearinlys, ullsokker, noe varmt i koppen. Litt av det kan du glede deg til.',
      en: 'The dark is good for some things: candles, thick socks, something warm in a cup. You may look forward to a bit of that.',
    },
    {
      no: 'En stjerne i et nabovindu kan være en liten glede. Din egen kan du henge opp så tidlig du vil.',
      en: 'A string of lights in somebody’s window can be a small joy. Yours may go up as early as you like.',
    },
  ],
  'own-birthday': [
    {
      no: 'Velg én ting bare fordi du liker den, kake til frokost eller en kjent sang. Den kan du begynne å glede deg til.',
      en: 'Pick one thing just because you like it, cake for breakfast or a song you know by heart. You can start looking forward to it.',
    },
    {
      no: 'Hva som står på tallerkenen, og hvem som får smake, kan være helt etter din smak. En liten bursdag kan være en glad en.',
      en: 'What goes on the plate, and who gets a slice, can be just to your taste. A small birthday can be a happy one.',
    },
  ],
  'first-school-day': [
    {
      no: 'Kanskje ler noen av det samme som deg før første pause. Det er noe å glede seg til, også om du ikke vet navnet ennå.',
      en: 'Someone may laugh at the same thing as you before the first break. That is nice to look forward to, name or no name.',
    },
    {
      no: 'En ny penn, en blank side, en plass ved vinduet: en første dag har små gleder. Du kan samle på dem.',
      en: 'A new pen, a blank page, a seat by the window: a first day has small joys. You can collect them as you go.',
    },
  ],
  'vet-visit': [
    {
      no: 'Kanskje får du et dypt fornærmet blikk på veien. Det er lov å smile av det.',
      en: 'You may get a look of deep offence on the way there. It is all right to smile at it.',
    },
    {
      no: 'Etterpå kan det være noe godt til hver av dere, i en skål og i en kopp. Det går an å glede seg til det allerede.',
      en: 'Afterwards there can be something nice for each of you, in a bowl and in a cup. You can look forward to it already.',
    },
  ],
  'travel-together': [
    {
      no: 'Et sted på veien dukker det kanskje opp noe rart å se på. Blikket dere gir hverandre da, er noe å glede seg til.',
      en: 'Somewhere along the way there may be something odd to look at. The glance you share then is worth looking forward to.',
    },
    {
      no: 'En sjokolade eller en appelsin er lett å dele underveis. Den biten kan du glede deg til allerede.',
      en: 'A bar of chocolate or an orange is easy to share on the way. You can be looking forward to that bit already.',
    },
  ],
  'office-visit': [
    {
      no: 'Når du er ute igjen, kan du unne deg noe lite. Kanskje en bolle, eller den fineste veien hjem.',
      en: 'Once you are outside again, something small and nice can be yours. A bun, perhaps, or the prettier way home.',
    },
    {
      no: 'Ett papir mindre å tenke på er lov å glede seg over. Det gjelder også om du må komme tilbake en dag til.',
      en: 'One paper fewer to think about is something to be glad of. That holds even if you have to come back another day.',
    },
  ],
  'own-care': [
    {
      no: 'Kanskje kjennes noe litt friskere etterpå, en hånd, en pute eller hele deg. Det er lov å nyte det lenge.',
      en: 'Something may feel a little fresher afterwards, a hand, a pillow or all of you. You may enjoy it for a good while.',
    },
    {
      no: 'Når det er gjort, kan du legge deg nedpå og bare være fornøyd. Det gjelder også om det ble halvparten.',
      en: 'When it is done, you may lie down and simply be pleased. That goes for half of it, too.',
    },
  ],
};
