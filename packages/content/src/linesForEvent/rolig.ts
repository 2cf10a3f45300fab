import type { FeelingLines } from './feelingLines.ts';

export const ROLIG: FeelingLines = {
  doctor: [
    {
      no: 'Til navnet ditt blir ropt opp, kan du sitte tungt i stolen på venterommet. Ryggen trenger ikke være rett.',
      en: 'Until your name is called, you can lean right back in the waiting room chair. There is no need to sit up straight.',
    },
    {
      no: 'Mens noe blir skrevet ned, er det gjerne stille i rommet. Den pausen trenger du ikke fylle.',
      en: 'While something is typed, there is often a quiet gap. It is not up to you to fill it.',
    },
  ],
  dentist: [
    {
      no: 'Kanskje finner du en flekk i taket som øynene kan hvile på. Hendene kan ligge løst på magen imens.',
      en: 'There may be a small mark on the ceiling for your eyes to rest on. Meanwhile your hands can lie loose on your stomach.',
    },
    {
      no: 'Tærne er langt unna lampa og alt som skjer der oppe. De kan ligge rolig, selv om hendene holder hardt.',
      en: 'Your toes are a long way from the lamp and all that goes on up there. They can be at ease, even if your hands hold on tight.',
    },
  ],
  'hospital-visit': [
    {
      no: 'Når det blir for mange skilt og ganger, kan du stanse ved et vindu. Litt himmel eller et tre er rolig å se på.',
      en: 'When there are too many signs and corridors, you can stop by a window. A tree or a bit of sky is a quiet thing to look at.',
    },
    {
      no: 'Midt i alt som piper og ruller forbi, kan du ha din egen bok i fanget. Du trenger ikke lese i den.',
      en: 'With everything that beeps and rolls past, you can have a book of your own in your lap. There is no need to read it.',
    },
  ],
  therapy: [
    {
      no: 'Blir det stille mellom dere, kan det få være stille. En plante eller en lampe er fin å se på mens du tenker.',
      en: 'If it goes quiet between you, the quiet can stay. A plant or a lamp is good to look at while you think.',
    },
    {
      no: 'Det går an å starte med noe lite, som at stolen er god å sitte i. Det tunge kan komme når det kommer.',
      en: 'You might begin with something small, such as how comfortable the chair is. The heavy things can come when they come.',
    },
  ],
  'welfare-office': [
    {
      no: 'Det som står i papirene, trenger du ikke ha i hodet. Det er lov å bla rolig, også mens noen venter på svar.',
      en: 'With the papers in front of you, your head has less to hold. It is fine to find the right page slowly, even while someone waits.',
    },
    {
      no: 'Å være helt rolig hele veien er mye forlangt. Men du kan snakke sakte, som når man leser opp en handleliste.',
      en: 'Being quite calm throughout may be a lot to expect. Still, you can speak slowly, as if reading out a shopping list.',
    },
  ],
  'job-interview': [
    {
      no: 'Mellom to spørsmål kan hendene ligge stille i fanget. Et svar som kommer langsomt, er også et svar.',
      en: 'Between two questions your hands can lie still in your lap. An answer that comes slowly is still an answer.',
    },
    {
      no: 'Mens de blar i papirene sine, kan du kjenne begge føttene mot gulvet. Akkurat da er det ingen som venter på et svar.',
      en: 'While they look through their papers, you can feel both feet on the floor. Nobody is waiting for an answer just then.',
    },
  ],
  'work-meeting': [
    {
      no: 'Snakker de fort, kan du la noen av ordene fare forbi. Hendene kan hvile i hverandre imens.',
      en: 'If the talk gets fast, you can let some of the words go by. Your hands can rest one in the other meanwhile.',
    },
    {
      no: 'Spør de om noe, kan svaret være at du vil tenke på det. Alt trenger ikke falle på plass mens du sitter der.',
      en: 'If they want an answer, you can say you would like to think it over. Not everything has to be settled in that room.',
    },
  ],
  'first-day-back': [
    {
      no: 'Jakken kan henges opp i ro og mak, før noe annet. Kanskje står koppen eller planten din der den sto.',
      en: 'You can hang up your coat in your own time, before anything else. Perhaps your mug or your plant is still where you left it.',
    },
    {
      no: 'Stolen kan du stille inn på nytt, uten hast. Posten som har ventet så lenge, kan vente litt til.',
      en: 'Perhaps the chair needs setting to your own height again, and that can be done slowly. Emails that have waited this long can wait a little longer.',
    },
  ],
  presentation: [
    {
      no: 'Når et bilde er oppe på skjermen, kan du snu deg og se på det sammen med dem. Rommet tåler litt stillhet imens.',
      en: 'When a slide is up, you can turn and look at it with them. The room can be quiet for that long.',
    },
    {
      no: 'Talerstolen eller bordkanten er god å hvile hendene på. Den første setningen tåler å bli sagt sakte.',
      en: 'A lectern or a table is good for resting your hands on. The first sentence can take its time.',
    },
  ],
  exam: [
    {
      no: 'Før hver ny del er det lov å la hendene ligge stille et øyeblikk. Den neste oppgaven kan vente så lenge.',
      en: 'Before each new part, your hands can lie still for a moment. The next task can wait that long.',
    },
    {
      no: 'Selv med uro i magen kan begynnelsen være langsom. Én ting om gangen er nok å holde styr på.',
      en: 'Even with butterflies in your stomach, the beginning can be slow. One thing at a time is enough to keep track of.',
    },
  ],
  'school-day': [
    {
      no: 'Kanskje er det en krok som er stillere enn de andre. Der kan en pause være helt uten ord.',
      en: 'There may be one corner that is quieter than the rest. A break can be spent there without a word.',
    },
    {
      no: 'Når alle vil gjennom samme dør, kan du la dem få plass først. Stolen din venter så lenge.',
      en: 'When everyone wants through the same door, you can let them have it first. Your chair can wait.',
    },
  ],
  'parents-meeting': [
    {
      no: 'Henger det tegninger på veggen, kan du se på dem når det blir mye. Det er lov å be læreren si det én gang til, litt saktere.',
      en: 'If there are drawings on the wall, you can turn to them when it gets too much. You may ask the teacher to say it again, more slowly.',
    },
    {
      no: 'Spørsmålet ditt kan ligge på en lapp i lomma. Da slipper hodet å holde på det, og du kan lytte i ro.',
      en: 'With your question on a slip of paper in your pocket, your head need not hold on to it. You can listen quietly for a while.',
    },
  ],
  'phone-call': [
    {
      no: 'Mens det ringer i den andre enden, kan du lene deg tilbake. Stemmen din kan være lav, og ordene kan komme sakte.',
      en: 'While it rings at the other end, you can lean back in the chair. Your voice can be low and take its time.',
    },
    {
      no: 'Ingen i den andre enden ser deg. Du kan ligge på sofaen med beina opp og snakke derfra.',
      en: 'Nobody at the other end can see you. You can lie on the sofa with your feet up and talk from there.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Det kan være roligere å sitte side om side enn ansikt til ansikt. Da kan du se ut i lufta mens du leter etter ordene.',
      en: 'Sitting side by side can feel calmer than face to face. Then your eyes are free while you look for the words.',
    },
    {
      no: 'En pute i fanget er god å holde i hvis ordene blir store. Det som nettopp ble sagt, kan få synke før du svarer.',
      en: 'If the words get big, there may be a cushion to hold in your lap. What was just said can sink in before you answer.',
    },
  ],
  'family-dinner': [
    {
      no: 'Du kan spise langsomt og kjenne smaken av poteten og sausen. Stemmene og bestikket kan få være lyder, og ikke mer.',
      en: 'You can eat slowly and notice how the potatoes taste. Voices and cutlery can be sounds, and no more than that.',
    },
    {
      no: 'Når alle prater på én gang, kan hendene hvile i fanget. Det er ingen som venter på din tur.',
      en: 'When they all talk at once, your hands can rest in your lap. Nobody is waiting for your turn.',
    },
  ],
  party: [
    {
      no: 'I gangen eller på kjøkkenet er musikken ofte lavere. Du kan ta med glasset dit og bli så lenge du vil.',
      en: 'In the hall or the kitchen, the music is often softer. You can take your glass there and stay for as long as you like.',
    },
    {
      no: 'Rommet der jakkene ligger, er gjerne det stilleste. Du kan bruke så lang tid du vil på å finne din.',
      en: 'The room with all the coats on the bed tends to be quiet. You can take as long as you like to find yours.',
    },
  ],
  wedding: [
    {
      no: 'Under talene kan blikket ligge på blomstene på bordet. Utenfra ser det likt ut å lytte og å hvile.',
      en: 'During the speeches you can let your eyes rest on the flowers. From outside, listening and resting look the same.',
    },
    {
      no: 'Alle ser mot de to som gifter seg. Imens kan du sitte stille på plassen din, med programmet i hendene.',
      en: 'Everyone is looking at the two of them. Meanwhile you can sit quite still, with the order of service in your hands.',
    },
  ],
  funeral: [
    {
      no: 'Midt i sorgen kan det komme et stille øyeblikk, når ingen skal si noe. Der er det lov å hvile litt.',
      en: 'In the middle of the grief there may be a still moment, when nobody has to speak. You may rest in it.',
    },
    {
      no: 'Hendene kan ligge i hverandre, eller i lommene. Sorgen kan være så stor som den er.',
      en: 'Your hands can lie in one another, or in your pockets. The grief can be as big as it is.',
    },
  ],
  'visit-receive': [
    {
      no: 'Hjemmet er ditt også når andre sitter i det. Plassen du liker best, kan du ha i dag også.',
      en: 'It is still your home with other people in it. The seat you like best can be yours today as well.',
    },
    {
      no: 'Jakker og vesker kan ligge der de havner, og folk kan finne en plass selv. Det trenger ikke du styre med.',
      en: 'Coats and bags can land where they land, and people can find their own seats. None of that needs you.',
    },
  ],
  'visit-make': [
    {
      no: 'Kanskje er det et hjørne i sofaen der du kan synke ned. Den andre kan få fortelle mens kaffen din blir passe varm.',
      en: 'Perhaps there is a corner of their sofa to sink into. They can do the telling while your tea cools down.',
    },
    {
      no: 'Andres stuer har sine egne bøker og bilder. Du kan la blikket gli langs hylla mens praten går.',
      en: 'Other people’s living rooms have their own books and photos. You can let your eyes rest on the shelf while they talk.',
    },
  ],
  date: [
    {
      no: 'Innimellom kan øynene hvile på noe annet enn den du møter. En pause kan få være en pause.',
      en: 'Now and then your eyes can rest on something other than your date. A pause can be just a pause.',
    },
    {
      no: 'Kommer du litt før, kan du venne deg til stedet i fred. Da er det én ting mindre som er ny.',
      en: 'Being there a little early gives you time to get used to the place. That is one thing less that is new.',
    },
  ],
  'cafe-friend': [
    {
      no: 'Det går an å be om bordet i hjørnet, med veggen bak deg. Derfra er klirringen av kopper litt lenger unna.',
      en: 'You could ask for the corner table, with the wall behind you. The clink of cups is a little further off from there.',
    },
    {
      no: 'Mens skummet synker i koppen, kan praten også få falle til ro. Du kan røre rundt med skjea og være stille en stund.',
      en: 'While the foam sinks in your cup, the talk can settle, too. You can stir with the spoon and say nothing for a while.',
    },
  ],
  'children-activity': [
    {
      no: 'Midt i alt som skjer, kan ett barn om gangen være nok å følge med øynene. Resten trenger du ikke ta inn.',
      en: 'With so much going on, one child at a time can be enough to follow with your eyes. There is no need to take in the rest.',
    },
    {
      no: 'Barn kan ha sin fart, og du kan ha din. Et lite smil når dere ser på hverandre, er svar nok.',
      en: 'Children can have their speed and you can have yours. A small smile when your eyes meet is answer enough.',
    },
  ],
  shopping: [
    {
      no: 'Handlevogna er god å lene seg på mellom hyllene. Der det er trangt, kan du vente til de andre har gått.',
      en: 'A trolley is good to lean on between the shelves. Where it is crowded, you can wait until the others have moved along.',
    },
    {
      no: 'Med lista i hånden kan blikket gå fra melka til brødet. De fargerike hyllene imellom kan få være i fred.',
      en: 'With the list in your hand, your eyes can go from milk to bread. The bright shelves in between can be left in peace.',
    },
  ],
  errand: [
    {
      no: 'Det du skal ha med, kan ligge i én pose eller lomme. Da vet hånden hvor det er, og hodet får hvile litt.',
      en: 'Whatever you are taking can go in one bag or pocket. That way your hand knows where it is, and your head can have a rest.',
    },
    {
      no: 'Hjemme igjen kan jakken henge over den første stolen du ser. Resten av dagen trenger ikke brukes til noe.',
      en: 'Once you are home, your coat can hang over the nearest chair. The rest of the day need not be used for anything.',
    },
  ],
  travel: [
    {
      no: 'Når bagen er lukket, kan den få være lukket. Alt der hjemme kan ligge som det ligger så lenge.',
      en: 'Once the bag is shut, it can stay shut. Everything at home can lie just as it is for now.',
    },
    {
      no: 'Det første du gjør når du er framme, kan være å sitte litt. Stedet er der også når du har hvilt.',
      en: 'The first thing you do on arriving can be to sit for a bit. The place can wait until you have had a rest.',
    },
  ],
  'public-transport': [
    {
      no: 'Hus og trær glir forbi utenfor, og du trenger ikke gjøre noe med dem. Mellom to stopp kan øynene være lukket.',
      en: 'Houses and trees slide past the window, and none of it needs anything from you. Your eyes can be closed between two stops.',
    },
    {
      no: 'Vesken i fanget er god å legge armene rundt. Med hetta opp har du på en måte fri.',
      en: 'A bag on your lap is good to put your arms round. With your hood up, you are off duty.',
    },
  ],
  exercise: [
    {
      no: 'Du kan begynne med å være helt stille og kjenne hva som holder deg oppe. Den første bevegelsen kan vente litt.',
      en: 'You might begin by keeping quite still and noticing what holds you up. The first movement can wait a little.',
    },
    {
      no: 'Pausene kan være lange, med armer og skuldre helt løse. De hører også med til økta.',
      en: 'The pauses can be as long as you like. They count as part of it.',
    },
  ],
  walk: [
    {
      no: 'Lyden av dine egne sko mot bakken kan være nok å høre på. Den er like fin når den er langsom.',
      en: 'The sound of your own shoes on the ground can be enough to listen to. It is just as good when it is slow.',
    },
    {
      no: 'Du kan stanse der noe fanger blikket, og bli der til du har sett nok. Ingen måler hvor langt det ble.',
      en: 'You can stop wherever something catches your eye, and stay until you have seen enough. Nobody is measuring how far you got.',
    },
  ],
  hobby: [
    {
      no: 'Det går an å sitte litt først, før hendene eller stemmen skal i gang. Det rolige før er også en del av det.',
      en: 'You might sit for a little first, before hands or voice are needed. The calm before is part of it, too.',
    },
    {
      no: 'Med noe å drikke ved siden av deg kan pausen komme når den vil. Alt det andre kan vente til koppen er tom.',
      en: 'With something to drink beside you, a break can come whenever it likes. Everything else can wait until the cup is empty.',
    },
  ],
  'concert-cinema': [
    {
      no: 'De andre har kommet for å se på noe annet enn deg. Du kan lukke øynene en stund uten at noen trenger å merke det.',
      en: 'The others have come to look at something other than you. You can close your eyes for a while, and nobody need notice.',
    },
    {
      no: 'Hendene har ingen oppgave her. De kan ligge i fanget eller i lommene, mens du tar det inn i ditt eget tempo.',
      en: 'Your hands have no job here. They can rest in your lap or your pockets, while you take things in at your own pace.',
    },
  ],
  'moving-house': [
    {
      no: 'Én stol kan få stå til slutt, så det finnes et sted å sitte blant eskene. Rotet kan være rundt deg imens.',
      en: 'One chair can be the last thing to go, so there is somewhere to sit among the boxes. The mess can wait around you.',
    },
    {
      no: 'Sengetøyet kan få en eske for seg selv, merket med store bokstaver. Når sengen er redd opp, kan de andre eskene vente.',
      en: 'Your bedding can have a box of its own, with a big label on. Once the bed is made, the other boxes can wait.',
    },
  ],
  cleaning: [
    {
      no: 'Én ting i hendene om gangen er nok å tenke på. Det andre kan ligge der det ligger, og du kan sitte når du vil.',
      en: 'One thing in your hands at a time is enough to think about. The rest can lie where it is, and you can sit whenever you like.',
    },
    {
      no: 'Med ryggen til det som venter, ser du mest den lille biten foran deg. Den kan ta så lang tid den vil.',
      en: 'With your back to what is waiting, you mostly see the small bit in front of you. It can take as long as it likes.',
    },
  ],
  cooking: [
    {
      no: 'En kjele som putrer, lager en rolig lyd. Du kan sitte på en krakk ved siden av og høre på den.',
      en: 'A simmering pot makes a calm sort of sound. You can sit on a stool beside it and listen.',
    },
    {
      no: 'Gulrøtter lar seg skrelle sittende ved bordet. Én lang strimmel om gangen er fort nok.',
      en: 'Carrots can be peeled sitting down, at the table. One long curl of peel at a time is fast enough.',
    },
  ],
  holiday: [
    {
      no: 'Én liten vane kan være akkurat som ellers, om så bare koppen om morgenen. Den er god å hvile i når mye er annerledes.',
      en: 'One small habit can be just as ever, even if it is only the morning cup. It is good to rest in when much is different.',
    },
    {
      no: 'Er det mange rundt deg, kan du trekke deg unna en liten stund. Å ville ha ro er grunn god nok.',
      en: 'If there are many around you, you can slip away for a bit. Wanting quiet is reason enough.',
    },
  ],
  birthday: [
    {
      no: 'Dagen er den samme fra morgen til kveld, også når ingenting skjer. De stille stundene er også en del av den.',
      en: 'It is the same day from morning till night, also while nothing is happening. The quiet moments are part of it, too.',
    },
    {
      no: 'Å bli ett år eldre skjer helt av seg selv. Du kan lene deg godt tilbake imens.',
      en: 'Turning a year older happens all by itself, with nobody lifting a finger. You can lean back in a chair meanwhile.',
    },
  ],
  'alone-time': [
    {
      no: 'Døra kan være lukket, og telefonen kan få ligge. Ikke noe nyttig trenger å komme ut av det.',
      en: 'The door can be shut, and the phone can be left alone, too. Nothing useful needs to come of it.',
    },
    {
      no: 'Når ingen ser på, trenger ansiktet ikke vise noe. Det kan slappe av, fra panna til haka.',
      en: 'With nobody there to read your face, it need not show anything. Forehead and jaw can be as slack as they like.',
    },
  ],
  'quiet-day': [
    {
      no: 'Klokka kan tikke uten at du følger med på den. Du kan bli der du er, med en pute trukket litt nærmere.',
      en: 'The clock can tick along without you watching it. You can stay where you are, with a cushion pulled a little closer.',
    },
    {
      no: 'De mykeste klærne du har, kan være på til kvelden. Det som er i postkassa, kan ligge der til i morgen.',
      en: 'The softest clothes you own can stay on till evening. Whatever is in the letter box can stay there till tomorrow.',
    },
  ],
  'news-result': [
    {
      no: 'Full ro er kanskje mye å be om nå. Telefonen kan ligge i rommet ved siden av med lyden på, ute av syne.',
      en: 'To be quite calm may be a lot to ask just now. The phone can lie in the next room with the sound on, out of sight.',
    },
    {
      no: 'Ingen krever at du er rolig hele tiden. Letter det litt mens du skyller en kopp, er det lov.',
      en: 'Nobody expects you to be calm right through. If it eases a little while you rinse a cup, that is allowed.',
    },
  ],
  'online-meeting': [
    {
      no: 'Skjuler du bildet av deg selv, er det ett ansikt mindre å følge med på. Under kameraet er det plass til tøfler og pledd.',
      en: 'If you hide the picture of yourself, there is one less face to watch. Below the camera there is room for slippers and a blanket.',
    },
    {
      no: 'Med lyden av hos deg er det ingen som hører stolen knirke. Du kan sitte akkurat slik det er best.',
      en: 'With your microphone off, nobody hears the chair creak. You can sit whichever way is easiest.',
    },
  ],
  court: [
    {
      no: 'Litt ro kan ligge i et glass vann, og i det å be om spørsmålet én gang til. Den lille tiden før du svarer, er din.',
      en: 'A little calm can lie in a glass of water, and in asking to hear the question again. The moment before you answer is yours.',
    },
    {
      no: 'Alt kan være stivt og høytidelig der inne. En knapp i jakken, mellom to fingre, kan være et lite stille sted.',
      en: 'Everything may be stiff and formal in there. A coat button between finger and thumb can be one small quiet place.',
    },
  ],
  physio: [
    {
      no: 'Papiret på benken knitrer kanskje når du legger deg. Det er lov å ligge tungt der litt, før noe skal bevege seg.',
      en: 'The paper on the couch may rustle as you lie down. It is fine to lie there heavy and still before anything has to move.',
    },
    {
      no: 'Skoene kan vente under stolen, med lissene løse. Så lenge du ligger på benken, har verken de eller du det travelt.',
      en: 'Your shoes can wait under the chair, laces undone. As long as you are on the couch, neither they nor you are in any hurry.',
    },
  ],
  'driving-test': [
    {
      no: 'Setet og speilene kan du ordne uten hastverk. En stille stund med hendene på rattet hører med.',
      en: 'You can take your time over the seat and the mirrors. A quiet moment with your hands on the wheel is part of it.',
    },
    {
      no: 'Et rødt lys er en pause som noen andre har ordnet. Før det skifter, er det ingenting å bestemme.',
      en: 'A red light is a pause that somebody else has arranged. Until it changes, there is nothing to decide.',
    },
  ],
  'hair-and-care': [
    {
      no: 'Det er lov å si at du gjerne vil ha det stille, og lukke øynene. Saks og kam klarer seg uten prat.',
      en: 'You can say you would like it quiet, and close your eyes. Comb and scissors manage without talk.',
    },
    {
      no: 'Varmt vann mot hodebunnen kan være nok å kjenne på. Så lenge det renner, er det ikke stort å si.',
      en: 'Warm water over your scalp may be plenty to notice. While the tap is on, there is not much talking to do.',
    },
  ],
  'children-party': [
    {
      no: 'På kjøkkenet kan du bruke god tid på lysene til kaka. Bråket fra stua er litt mykere derfra.',
      en: 'You may linger in the kitchen over the candles for the cake. The noise is a little softer from in there.',
    },
    {
      no: 'Når alle munnene er fulle av kake, blir det gjerne stille litt. Den stunden kan du ha på en krakk i hjørnet.',
      en: 'When every mouth is full of cake, there is often a lull. That one can be yours, on a stool in the corner.',
    },
  ],
  parting: [
    {
      no: 'Tiden før dere skilles, trenger ikke fylles med noe stort. En kopp kaffe ved siden av kofferten kan være både rolig og trist.',
      en: 'The time before you part need not be filled with anything big. A cup of tea beside the suitcase can be both calm and sad.',
    },
    {
      no: 'En rem på sekken kan strammes langsomt, og et skjerf legges til rette. Litt ro får plass i slikt, selv med en klump i halsen.',
      en: 'A strap can be tightened slowly, and a scarf tucked in. There is room for a little calm in that, even with a lump in your throat.',
    },
  ],
  'visit-unwell': [
    {
      no: 'Ved sengen kan ordene få hvile. Kanskje er det et teppe å glatte på, eller et vindu dere begge kan se ut av.',
      en: 'By the bed, words can have a rest. There may be a blanket to smooth, or a window you can both look out of.',
    },
    {
      no: 'Kanskje sovner den du sitter hos. Da kan du lene deg tilbake og la besøket være like stille som rommet.',
      en: 'The person you are with may nod off. Then you can lean back, and the visit can be as quiet as the room.',
    },
  ],
  'desk-work': [
    {
      no: 'Innimellom kan du lene deg tilbake og la øynene hvile på noe lenger unna. Ordene og tallene har ikke noe imot å vente.',
      en: 'Now and then you can lean back and rest your eyes on something further off. Words and numbers do not mind waiting.',
    },
    {
      no: 'Første gang kan øynene få gli over det, uten at du skal forstå eller svare på noe. Det kan komme etterpå.',
      en: 'The first time, your eyes can slide over it with nothing to understand or answer. That can come afterwards.',
    },
  ],
  making: [
    {
      no: 'Hendene kan bli kjent med det de holder i, om det er mykt eller hardt. Neste grep kan vente til de vil.',
      en: 'Your hands can get to know what they are holding, soft or hard, rough or smooth. The next bit is in no hurry.',
    },
    {
      no: 'Halvferdig arbeid maser ikke. Du kan sitte litt med tomme hender og se på det, akkurat som det er.',
      en: 'Half-finished work does not nag. You can sit for a bit with empty hands and look at it, just as it is.',
    },
  ],
  driving: [
    {
      no: 'Med radioen av er det mest hjulene du hører. De som har det travelt, kan få kjøre forbi.',
      en: 'With the radio off, what you hear is mostly the tyres. Those in a hurry can overtake.',
    },
    {
      no: 'Blinklyset tikker like jevnt uansett hvem som venter bak. Du kan la det tikke til det er god plass.',
      en: 'The indicator ticks just as evenly, whoever is waiting behind. You can let it tick until there is plenty of room.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Lampa i gangen kan få lyse til morgenen. Knirker det i veggen eller brummer i kjøleskapet, er det lyder du kan bli kjent med.',
      en: 'The lamp in the hall can stay on till morning. The creaks and the hum of the fridge are sounds you can get to know.',
    },
    {
      no: 'En ekstra pute langs ryggen kan være noe å lene seg mot. Det er lov å ligge våken også, med dyna opp til haka.',
      en: 'An extra pillow along your back can be something to lean on. You may lie awake, too, with the duvet up to your chin.',
    },
  ],
  'animal-care': [
    {
      no: 'Kanskje kan hånden din ligge stille mot pelsen, eller på buret. Du kan snakke lavt, om hva som helst.',
      en: 'Perhaps your hand can lie still on the fur, or on the carrier. You can talk in a low voice, about anything at all.',
    },
    {
      no: 'Et gammelt teppe hjemmefra kan bli med, det som lukter av dere begge. Helt rolig trenger ingen av dere å være.',
      en: 'An old blanket can come along, the one that smells of you both. Neither of you needs to be quite calm.',
    },
  ],
  'family-celebration': [
    {
      no: 'Finklær er like pene på en som har sunket ned i en stol. Inni dem kan skuldrene få henge.',
      en: 'Best clothes look just as good on someone who has sunk into a chair. Inside them your shoulders can drop.',
    },
    {
      no: 'På bildene er det plass til rolige ansikter også. Ingen trenger å smile fra først til sist.',
      en: 'There is room in the photos for calm faces, too. Nobody has to smile from start to finish.',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Datoen står i kalenderen, og der kan den stå. Fram til da er det lov med helt vanlige morgener, med brødskive og stillhet.',
      en: 'The date is in the calendar, and it can stay there. Until then you may have plain, slow mornings, with toast and nothing special.',
    },
    {
      no: 'Brevet om timen kan bo mellom to bøker i hylla. Da vet du hvor det er, uten å lese det om igjen.',
      en: 'Any letter about it can live between two books on the shelf. You know where it is, without reading it over again.',
    },
  ],
  'long-drive': [
    {
      no: 'På en rasteplass kan du bli sittende litt når motoren er av. Du kan høre etter hvor stille det blir.',
      en: 'In a lay-by you can stay in your seat when the engine is off. You may notice how quiet it gets.',
    },
    {
      no: 'Skiltene teller kilometerne for deg. Blikket kan hvile langt framme, der veien blir smal.',
      en: 'The signs keep count of the miles for you. Your eyes can rest far ahead, where the road grows narrow.',
    },
  ],
  needle: [
    {
      no: 'Du trenger ikke se på, og den andre hånden kan ligge åpen i fanget. Den er det ingen som skal gjøre noe med.',
      en: 'You need not watch, and your other hand can lie open in your lap. Nobody wants anything from that one.',
    },
    {
      no: 'Ermet kan brettes opp i ro og mak. Er du redd, kan du si det til den som har plasteret.',
      en: 'The sleeve can be rolled up without any hurry. If you are afraid, you can say so to the one with the plaster.',
    },
  ],
  scan: [
    {
      no: 'Bak lukkede øyne kan du se for deg et rom du kjenner, fra døra til vinduet. Maskinen kan lage de lydene den vil imens.',
      en: 'Behind closed eyes you can picture a room you know, from the door to the window. The machine can make whatever noise it likes.',
    },
    {
      no: 'Kanskje får du en knapp å si fra med. Den kan ligge i hånden hele tiden, og det er lov å bruke den.',
      en: 'They may give you a button to hold, in case you need somebody. It can rest in your palm all along, and you may use it.',
    },
  ],
  'first-day': [
    {
      no: 'Utenfor inngangen kan du stanse litt og la skuldrene synke. Navnene kan komme etter hvert.',
      en: 'You can stop outside the entrance and let your shoulders drop. The names can come later, one by one.',
    },
    {
      no: 'Koder og romnumre kan stå i en notatbok. Da trenger ikke hodet holde på dem.',
      en: 'A notebook can hold the codes and the room numbers. Your head need not hold them as well.',
    },
  ],
  'school-run': [
    {
      no: 'Ved porten kan et nikk være nok. Der er det mange slags sekker å se på, uten at noe trenger å sies.',
      en: 'At the gate a nod can be enough. There are bright little rucksacks to look at, without a word.',
    },
    {
      no: 'Glidelåser og støvler tar den tiden de tar. Det kan få gå sakte, med en liten hånd i din.',
      en: 'Zips and wellies take as long as they take. It can all go slowly, with a small hand in yours.',
    },
  ],
  performing: [
    {
      no: 'Rett før den første tonen eller replikken er det gjerne stille. Du kan få være i den stillheten et øyeblikk.',
      en: 'Right before the first note or line, the room is often still. You can stay in that stillness for a moment.',
    },
    {
      no: 'Bak sceneteppet eller i gangen er det gjerne halvmørkt. Der er det ingen du skal spille for ennå.',
      en: 'Behind the curtain or in the wings it is often half dark. Nobody is watching you in there yet.',
    },
  ],
  'class-meeting': [
    {
      no: 'Stolene er kanskje litt for små. Du kan lene deg tilbake likevel, og la noen andre spørre om turen.',
      en: 'The chairs may be far too small. You can still lean back and leave the school trip questions to somebody else.',
    },
    {
      no: 'Kommer det en liste rundt, kan du sende den videre uten navnet ditt. Pennen følger med til nestemann.',
      en: 'If a sign-up list comes round, you can pass it on without your name on it. The pen can go along with it.',
    },
  ],
  flight: [
    {
      no: 'Kanskje ser du skyene ovenfra, hvite og nesten stille. Ellers er det en jevn dur å lytte til.',
      en: 'Perhaps you can see the clouds from above, white and hardly moving. If not, there is a steady hum to listen to.',
    },
    {
      no: 'Med beltet over fanget er det ingenting å ordne. Tingene dine er under setet foran, og der kan de være.',
      en: 'With the belt across your lap, there is nothing to sort out. Your things are under the seat in front, and there they can stay.',
    },
  ],
  'flight-with-children': [
    {
      no: 'Kanskje blir et lite hode tungt mot armen din en stund. Da kan du også sitte stille, og fargestiftene kan ligge der de falt.',
      en: 'Perhaps a small head grows heavy against your arm for a while. Then you can be still, too, and leave the crayons where they fell.',
    },
    {
      no: 'En billedbok dere har lest mange ganger, krever ikke så mye. Du kan bla sakte og si halvparten av ordene.',
      en: 'A picture book you have all heard before asks very little. You can turn the pages slowly and say half the words.',
    },
  ],
  swimming: [
    {
      no: 'Med én hånd på kanten kan du la den andre flyte. Kanskje kjenner du hvor lite den veier.',
      en: 'With one hand on the edge, you can let the other float. Perhaps you notice how little it weighs.',
    },
    {
      no: 'Ropene fra de andre blir myke når ørene er under vann. Det går også an å sitte på kanten med føttene uti.',
      en: 'Voices go soft once your ears are under the water. You can also sit on the side with only your feet in.',
    },
  ],
  camping: [
    {
      no: 'Gjennom teltduken hører du kanskje vind, regn eller lave stemmer. Du kan ligge og lytte uten å skulle noe sted.',
      en: 'Through the canvas you may hear wind, rain or low voices. You can lie and listen, with nowhere to get to.',
    },
    {
      no: 'I et telt er det meste innen rekkevidde. Lykta, genseren og vannflaska kan ligge i en ring rundt deg.',
      en: 'In a tent, most things are within reach. Torch, jumper and water bottle can lie in a ring around you.',
    },
  ],
  'time-for-two': [
    {
      no: 'Det kan være stille mellom dere uten at noen fyller på med ord. Kanskje hører dere regn, eller stemmer fra nabobordet.',
      en: 'If the talk stops, it can stay stopped for a while. Perhaps there is a candle to look at.',
    },
    {
      no: 'Stemmen ved siden av deg er en du kjenner. Du kan lene deg tilbake og høre på den en stund.',
      en: 'Theirs is a voice you know. You can lean back in your chair and let it do the talking.',
    },
  ],
  'new-pet': [
    {
      no: 'Dere kan være hver for dere, dyret og du, og gjøre ingenting. Kanskje hører du noen snorke litt i kroken.',
      en: 'Sitting in the same room and doing nothing is fine. Perhaps you hear breathing from the corner.',
    },
    {
      no: 'Døra kan være lukket og lyset dempet den første stunden. Et lite rom er nok for dere begge.',
      en: 'For a first while the door can be shut and the lamp low. One small room is plenty for you both.',
    },
  ],
  'animals-and-crops': [
    {
      no: 'Kanskje lukter det jord eller tørt gress. Du kan bli i den lukta en liten stund.',
      en: 'There may be a smell of earth or dry grass. You can stay in it for a moment.',
    },
    {
      no: 'Det er lov å gå sakte fram. Kanskje hører du en fugl, vinden eller dine egne skritt.',
      en: 'You may go slowly at it. Perhaps you hear a bird, the wind or your own steps.',
    },
  ],
  keepsakes: [
    {
      no: 'Mellom to ting kan du sitte på en stol og se ut av vinduet. Tingene blir liggende imens.',
      en: 'Between one thing and the next you can sit and look out of the window. It will all stay where it is.',
    },
    {
      no: 'Du kan legge hånden på lokket eller dørklinken først. Det er lov å bli stående der litt.',
      en: 'You can rest your hand on the lid or the door handle first. Staying there a moment is fine.',
    },
  ],
  'work-shift': [
    {
      no: 'Før du åpner en dør eller tar en telefon, kan hånda hvile et sekund. Det sekundet er ditt.',
      en: 'Before a door or a ringing phone, your hand can rest for a second. That second is yours.',
    },
    {
      no: 'Når du vasker hendene, kan det varme vannet få litt ekstra tid. Skuldrene kan synke imens.',
      en: 'Warm water over your hands can take a little longer than it has to. Your jaw can loosen meanwhile.',
    },
  ],
  'work-trip': [
    {
      no: 'Stolen nær døra kan være din. Da er det kort vei ut, og ingenting å forklare.',
      en: 'A seat near the door can be yours. From there you can come and go without explaining.',
    },
    {
      no: 'Har du et rom der, kan taklyset være av og én lampe på. Stemmene i gangen kan få bli der ute.',
      en: 'If you have a room there, one lamp can be light enough. Voices in the corridor can stay out there.',
    },
  ],
  'first-meeting': [
    {
      no: 'Blir det stille, kan det få være stille. Du kan ta en slurk og vente til det kommer noen ord.',
      en: 'A silence may sit there for a while. You can take a sip and wait for some words to come.',
    },
    {
      no: 'Kanskje kan du sitte der litt før, og velge stol selv. Da får øynene bli kjent med rommet først.',
      en: 'Perhaps you can be there a little early and choose your own chair. Your eyes can get used to the place first.',
    },
  ],
  season: [
    {
      no: 'Gardina kan være åpen, lukket eller midt imellom. Du bestemmer hvor mye av dagen som får komme inn.',
      en: 'The curtain can be open, closed or somewhere between. You decide how much of the day comes in.',
    },
    {
      no: 'Regn, snø, vind eller stille varme: været gjør sitt uten deg. Du kan ligge og høre på.',
      en: 'Rain, snow, wind or still heat, the weather does its work without you. You can lie there and listen.',
    },
  ],
  'child-starts': [
    {
      no: 'Ligger det en nøkkel eller en votte i lomma, kan fingrene holde rundt den. Den er god å ha der.',
      en: 'If there is a key or a mitten in your pocket, your fingers can close around it. It is good to have there.',
    },
    {
      no: 'Etterpå blir det kanskje så stille at du hører kjøleskapet. Du kan bli sittende litt med jakka på.',
      en: 'Afterwards it may be so quiet that you hear the fridge. You can sit for a while with your coat on.',
    },
  ],
  'dark-months': [
    {
      no: 'Mørket kan ligge som et teppe utenfor vinduet. Innenfor er én lampe nok, med all den roen du liker.',
      en: 'The dark can lie like a blanket outside the window. On your side one lamp is enough, with all the peace you like.',
    },
    {
      no: 'Én liten flamme eller lampe er nok å hvile blikket på. Du trenger ikke lyse opp hele rommet.',
      en: 'One small flame or lamp is enough to rest your eyes on. The whole room need not be bright.',
    },
  ],
  'own-birthday': [
    {
      no: 'Dagen kan gå i ditt tempo, fra frokost til lampa slukkes. Ingenting ved den trenger å være stort.',
      en: 'The day can go at your own pace, from breakfast until the lamp goes out. Nothing about it has to be grand.',
    },
    {
      no: 'Kommer det hilsener, kan de vente til du vil lese dem. De blir ikke mindre varme av å ligge litt.',
      en: 'If greetings come, they can wait until you feel like reading them. They stay just as warm.',
    },
  ],
  'first-school-day': [
    {
      no: 'Alle beskjedene trenger du ikke huske. De fleste kommer igjen, på en tavle, på et ark eller fra den ved siden av deg.',
      en: 'There is no need to remember every message. Most of them come again, on a board, on a sheet or from whoever sits next to you.',
    },
    {
      no: 'Mens rommet fylles, kan føttene stå i gulvet og sekken ligge mot beina. Du trenger ikke si noe ennå.',
      en: 'While the room fills up, your feet can be on the floor and your bag against your leg. Nothing has to be said yet.',
    },
  ],
  'vet-visit': [
    {
      no: 'Dere kan vente litt utenfor før dere går inn. Ingen av dere trenger å være modige ennå.',
      en: 'The two of you can wait outside for a moment before you go in. Neither one has to be brave yet.',
    },
    {
      no: 'Snakk gjerne lavt og langsomt på veien, om hva som helst. Det er en stemme dere kan hvile i, begge to.',
      en: 'On the way you can talk low and slow, about anything at all. It is a voice you can both rest in.',
    },
  ],
  'travel-together': [
    {
      no: 'Det kan være stille mellom dere lenge om gangen. En annen kan følge med på tiden mens du lukker øynene.',
      en: 'It can be quiet between you for long stretches. Someone else can mind the time while you close your eyes.',
    },
    {
      no: 'Trenger du en stund alene, er noen få ord nok til å si det. Så kan dere møtes igjen til noe godt å drikke.',
      en: 'If you need a while alone, a few words are enough to say so. Then you can meet again over something nice to drink.',
    },
  ],
  'office-visit': [
    {
      no: 'Til det er din tur, kan mappa ligge i fanget med hendene oppå. Du trenger ikke se på døra hele tiden.',
      en: 'Until your turn comes, the folder can lie in your lap with your hands on top. You need not watch the door all the time.',
    },
    {
      no: 'Skuldrene kan få falle litt mens du venter. Køen går like fort om du lener deg tilbake.',
      en: 'Your shoulders can drop a little while you wait. The queue moves just as fast if you lean back.',
    },
  ],
  'own-care': [
    {
      no: 'Du kan gjøre det så sakte du vil, og være stille midt i. Hendene finner fram selv.',
      en: 'You can do it as slowly as you like, and be still in the middle. Your hands know the way.',
    },
    {
      no: 'Det du har mellom fingrene, er kanskje mykt, glatt eller lunkent. Tankene kan hvile der en liten stund.',
      en: 'What you have between your fingers may be soft, smooth or lukewarm. Your thoughts can rest there for a moment.',
    },
  ],
};
