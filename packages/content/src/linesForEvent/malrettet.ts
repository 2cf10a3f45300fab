import type { FeelingLines } from './feelingLines.ts';

export const MALRETTET: FeelingLines = {
  doctor: [
    {
      no: 'Det som er mest i veien for deg i hverdagen, kan komme først. Du kan gjerne ha det på en lapp når du blir ropt opp.',
      en: 'Whatever gets in your way most from day to day can come first. It can be on a slip of paper when your name is called.',
    },
    {
      no: 'Kommer praten inn på noe annet, er det lov å si at dere ikke er ferdige med det du kom for. Stolen ved pulten er din så lenge.',
      en: 'If you get on to other things, you can come back to the reason you booked. The chair by the desk is there for that.',
    },
  ],
  dentist: [
    {
      no: 'Når stolen vippes bakover, kan du tenke på hvorfor du kom. Det er tennene dine du tar vare på.',
      en: 'As the chair tips back, you can think of why you came. You are looking after your own teeth, and that is reason enough.',
    },
    {
      no: 'Er det én tann som plager deg, kan du peke på den før lampa tennes. Så vet dere begge hvor dere skal begynne.',
      en: 'If one tooth has been bothering you, you can point it out before the lamp goes on. Then both of you know where to begin.',
    },
  ],
  'hospital-visit': [
    {
      no: 'Blant alle skiltene på veggen er det ett som gjelder deg. De andre får peke dit de vil.',
      en: 'Of all the signs on the walls, one is yours to follow. The others can point wherever they like.',
    },
    {
      no: 'Én avdeling, ett navn, ett klokkeslett. Skrevet på håndbaken tar det liten plass, og mer trenger du ikke holde styr på.',
      en: 'One department, one name, one time of day. Written on the back of your hand, that is all there is to keep track of.',
    },
  ],
  therapy: [
    {
      no: 'Kanskje er det én ting du gjerne vil si høyt i det rommet. Da vet du hva du vil bruke tiden til.',
      en: 'Perhaps there is one thing you would like to say out loud in that room. Then you know what the hour is for.',
    },
    {
      no: 'Midt i en setning kan du merke at den ikke handler om det viktigste. Da er det lov å slippe den og begynne på en ny.',
      en: 'Halfway through a sentence you may notice that it is not what you came to talk about. You can let it drop and begin another.',
    },
  ],
  'welfare-office': [
    {
      no: 'Hva er det viktigste at saksbehandleren får med seg? Det kan du si med en gang, og så en gang til før dere er ferdige.',
      en: 'What is the one thing the caseworker needs to take in? You can say it early, and once more at the end.',
    },
    {
      no: 'Bak alle rutene i skjemaet ligger noe helt vanlig, som husleia eller litt ro i hverdagen. Det er det samtalen er til for.',
      en: 'Behind all the boxes on the form is something quite ordinary, like the rent or a bit of peace. That is what the talk is for.',
    },
  ],
  'job-interview': [
    {
      no: 'Noe ved denne jobben fikk deg til å søke. Det er fint å ha med seg når spørsmålene kommer.',
      en: 'Something about this job made you apply. That is a good thing to have with you when the questions start.',
    },
    {
      no: 'Du er der også for å finne ut noe. Kanskje er det arbeidstiden, eller tonen i rommet, som avgjør det for deg.',
      en: 'You are there to find something out as well. It may be the hours, or the tone in the room, that settles it for you.',
    },
  ],
  'work-meeting': [
    {
      no: 'Hva vil du gjerne vite når det er over? Det kan være tråden din gjennom alt som blir sagt.',
      en: 'What would you like to know by the time it is over? That can be your thread through all the talk.',
    },
    {
      no: 'Noe av det som tas opp, er kanskje mer ditt enn resten. Da kan du lene deg fram, og ellers tilbake.',
      en: 'Some of what comes up may be more yours than the rest. You can lean in for that, and lean back otherwise.',
    },
  ],
  'first-day-back': [
    {
      no: 'Én liten oppgave holder som mål. Det som har hopet seg opp mens du var borte, får ligge i bunken sin.',
      en: 'One small task is aim enough. Whatever piled up while you were away can stay in its pile.',
    },
    {
      no: 'Målet for dagen kan være så enkelt som en jakke på sin egen knagg. Når den henger der, er du tilbake.',
      en: 'The aim for the day can be as plain as your coat on its own hook. Once it hangs there, you are back.',
    },
  ],
  presentation: [
    {
      no: 'Det er nok én ting du vil at de skal huske når det siste lysbildet er borte. Det er den du er der for å si.',
      en: 'There may be one thing you would like them to remember once the last slide is gone. That is what you are there to say.',
    },
    {
      no: 'Kanskje sitter det én der som kan bruke det du vet til noe. Du kan snakke til den ene, og la de andre høre på.',
      en: 'One of them may have a use for what you know. You can talk to that one, and let the others listen in.',
    },
  ],
  exam: [
    {
      no: 'Kjenner du igjen noe, har tankene et fast punkt. Derfra kan du ta det neste, og så det neste igjen.',
      en: 'Anything you recognise is a fixed point for your thoughts. From there you can take the next thing, and then the next.',
    },
    {
      no: 'Hvorfor tar du den, for å få et bevis, en plass eller fred for den? Det kan du tenke på mens du venter på å begynne.',
      en: 'What is it for, a certificate, a place on a course or having it done? That is something to think of while you wait to begin.',
    },
  ],
  'school-day': [
    {
      no: 'Er det én del av dagen som betyr mest for deg? Du kan spare konsentrasjonen til akkurat den.',
      en: 'Is there one part of it that matters most to you? You can save your attention for that.',
    },
    {
      no: 'Hva skal dagen ha hatt i seg når sekken er hjemme igjen? Et svar, et kjent fjes eller en latter er nok til å gi den en retning.',
      en: 'When the bag is back home, what should the day have had in it? An answer, a friendly face or a laugh can give it a direction.',
    },
  ],
  'parents-meeting': [
    {
      no: 'Alt som blir sagt, handler om en liten person med sekk på ryggen. Sklir praten ut, kan du nevne navnet og begynne derfra igjen.',
      en: 'All of it is about one small person with a school bag. If the talk drifts, you can say the name and start again from there.',
    },
    {
      no: 'Hva ville barnet selv ha sagt fra den tomme stolen ved siden av deg? Det kan du ha i tankene når papirene legges fram.',
      en: 'What would the child say from the empty chair beside you? You can keep that in mind when the papers come out.',
    },
  ],
  'phone-call': [
    {
      no: 'Det du vil si, kan komme rett etter hallo. Når det er sagt, er det helt i orden å takke for praten.',
      en: 'What you want to say can come straight after hello. Once it is said, you are free to ring off.',
    },
    {
      no: 'På baksiden av en konvolutt er det plass til det samtalen skal handle om. Den kan ligge ved telefonen om praten tar en omvei.',
      en: 'The back of an envelope has room for what the call is about. It can lie beside the phone, in case the talk takes a detour.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Innerst inne er det kanskje én setning du vil at den andre skal høre. Sporer dere av, kan du finne tilbake til den.',
      en: 'Underneath it all there may be one sentence you want the other person to hear. If things get heated, you can return to it.',
    },
    {
      no: 'Gamle saker kan dukke opp uten å være bedt. De kan vente i gangen, for det er én ting som ligger på bordet nå.',
      en: 'Old quarrels may turn up uninvited. They can wait in the hall, because one matter is on the table this time.',
    },
  ],
  'family-dinner': [
    {
      no: 'Hvem i familien vil du helst høre nytt fra? Da vet du hvor det er fint å sitte når fatene settes fram.',
      en: 'Whose news would you most like to hear? That may settle where you sit when the food comes out.',
    },
    {
      no: 'Du har din egen grunn til å komme til bords, om det så er sausen. Den grunnen trenger du ikke fortelle noen.',
      en: 'You have your own reason for coming, even if it is the gravy. You need not tell anyone what it is.',
    },
  ],
  party: [
    {
      no: 'Du kan komme i ett ærend, for å hilse på den som ba deg. Etterpå kan musikken spille uten deg.',
      en: 'You can come on one small errand, to say hello to whoever asked you. After that the music can play without you.',
    },
    {
      no: 'Hva er verdt å pynte seg for, en latter, en god prat eller katten under bordet? Når du har fått det, har du fått festen din.',
      en: 'What is worth dressing up for, one laugh, one good chat or the cat under the table? When you have had that, you have had your party.',
    },
  ],
  wedding: [
    {
      no: 'To som sier ja til hverandre, det er det dagen handler om. Bordkort og taler er pynt rundt.',
      en: 'Two people saying yes is what the day is about. The place cards and the speeches are the trimmings.',
    },
    {
      no: 'Når ringene kommer fram, ser du det du kom for. Resten av dagen kan du se på litt fra siden.',
      en: 'When the rings come out, you are seeing what you came for. The rest of the day you can watch from the side.',
    },
  ],
  funeral: [
    {
      no: 'Det er for ett menneske du kommer. Når tankene spriker, kan du si navnet stille for deg selv.',
      en: 'You are going for the sake of one person. When your thoughts scatter, you can say the name quietly to yourself.',
    },
    {
      no: 'Kanskje er det en latter du vil hedre, eller en måte å smøre brødskiva på. Det kan du tenke på når det blir stille.',
      en: 'What you want to honour may be quite small, a laugh or a way of buttering bread. You can think of that when it goes quiet.',
    },
  ],
  'visit-receive': [
    {
      no: 'Er det én ting du vil ha klar før de kommer? Når den er gjort, kan du godt sitte til det ringer på.',
      en: 'Is there one thing you want ready before they come? Once it is, you may sit down until the bell goes.',
    },
    {
      no: 'Det er kanskje én ting du vil fortelle, vise eller få høre. Den kan komme tidlig, og putene i sofaen kan ligge slik de falt.',
      en: 'There may be one thing you want to tell, show or hear. It can come early, and the sofa cushions can lie the way they fell.',
    },
  ],
  'visit-make': [
    {
      no: 'Har du noe du vil fortelle, eller noe du lurer på? Det kan komme allerede i gangen, mens du henger fra deg jakka.',
      en: 'Is there something you want to say, or something you have been wondering? It can come out in the hall, while your coat is still on.',
    },
    {
      no: 'Det er ansiktene ved kjøkkenbordet du kommer for. De nye gardinene kan du se på en annen gang.',
      en: 'You are going for the faces round the kitchen table. The new curtains can be admired another day.',
    },
  ],
  date: [
    {
      no: 'Hva er viktig for deg hos en du kunne bli glad i? Det kan du lytte etter mens dere prater.',
      en: 'What matters to you in someone you might grow fond of? You can listen out for that as the two of you chat.',
    },
    {
      no: 'Det er kanskje én ting om deg selv du gjerne vil at den andre skal vite. Den kan komme uten pynt, og ganske tidlig.',
      en: 'There may be one thing about you that you would like them to know. It can come out plainly, and quite early.',
    },
  ],
  'cafe-friend': [
    {
      no: 'Det er én stemme du er der for å høre. Sitter du med ryggen til lokalet, får kaffemaskinen bråke i fred.',
      en: 'There is one voice you are there to listen to. If you sit with your back to the room, the coffee machine can hiss away to itself.',
    },
    {
      no: 'To kopper på ett bord er hele avtalen. Telefonen kan ligge i jakka så lenge.',
      en: 'Two cups on one table is the whole plan. Your phone can stay in your coat for now.',
    },
  ],
  'children-activity': [
    {
      no: 'Midt i alt som skjer, er det én eller to du er der for. Øynene kan følge dem, og la resten av flokken være flokk.',
      en: 'In all that bustle there are one or two you came for. Your eyes can follow them and let the crowd be a crowd.',
    },
    {
      no: 'Du er der for at et barn skal få prøve noe, eller se noe. Plask, mål eller surt fjes, grunnen er den samme.',
      en: 'You are there so that a child can try something, or see something. Splash, goal or sulk, the reason stays the same.',
    },
  ],
  shopping: [
    {
      no: 'Med lista i hånda vet du hvilke hyller du skal til. Alle tilbudene på veien får rope til seg selv.',
      en: 'With a list in your hand you know which shelves are yours. The offers along the way can shout to themselves.',
    },
    {
      no: 'Har du én middag i tankene, er det ikke mange hyller som angår deg. Poteter, fisk, ferdig.',
      en: 'If you have one supper in mind, most of the aisles are none of your concern. Potatoes, fish, done.',
    },
  ],
  errand: [
    {
      no: 'Det du skal hente eller levere, kan være skrevet på en lapp i lomma. Når det er krysset av, kan du snu hjemover.',
      en: 'What you are fetching or handing in can be written on a slip in your pocket. Once it is ticked off, you can head home.',
    },
    {
      no: 'Er det kø, vet du i det minste hva du venter på. Alt annet rundt deg er andres ærend.',
      en: 'If there is a queue, you know what you are waiting for, at least. Everything else around you is somebody else’s business.',
    },
  ],
  travel: [
    {
      no: 'Det er kanskje én ting du ikke vil reise uten, briller, nøkler eller din egen pute. Vet du hvor den er, har du tak i det viktigste.',
      en: 'You may have one thing you would not travel without, glasses, keys or your own pillow. If you know where it is, you have hold of what matters.',
    },
    {
      no: 'Noe fikk deg til å si ja til denne turen. Det kan du hente fram når alt ligger i en bag og sokkene er borte.',
      en: 'Something made you say yes to this trip. You can call it to mind when everything is in a bag and the socks have vanished.',
    },
  ],
  'public-transport': [
    {
      no: 'Ett navn på skjermen er ditt, og det er der du skal av. De andre stoppene kan gli forbi vinduet.',
      en: 'One name on the display is your stop. All the others can slide past the window.',
    },
    {
      no: 'Du er på vei til noe bestemt, også når det er kø. Føreren tar seg av kjøringen, og du kan tenke på det du skal.',
      en: 'You are on your way to something, even when nothing moves. The driver sees to the driving, and you can think of what you are going for.',
    },
  ],
  exercise: [
    {
      no: 'Du har dine egne grunner til dette, en mykere nakke eller noe fast i uka. Den minste av dem holder.',
      en: 'You have your own reasons for this, a looser neck or something regular in the week. The smallest of them will do.',
    },
    {
      no: 'Én del kan være hele poenget, den du selv har tro på. Resten kan du ta med eller la være.',
      en: 'One part of it can be the whole point, the part that makes sense to you. The rest you can take or leave.',
    },
  ],
  walk: [
    {
      no: 'Et mål kan være så lite som postkassa, eller benken borte i svingen. Der går det fint an å snu.',
      en: 'It is nice to have somewhere to be going, such as the postbox or the nearest bench. You can turn back from there.',
    },
    {
      no: 'Kanskje er det lufta du er ute etter, og ikke lengden. Lufta begynner rett utenfor døra.',
      en: 'Perhaps it is the air you want, and not the distance. The air starts right outside your door.',
    },
  ],
  hobby: [
    {
      no: 'Hvilken del av dette har du mest lyst på? Den kan være grunnen din, så får resten bli som den blir.',
      en: 'Which part of this are you keenest on? That can be your reason for doing it, and the rest can turn out as it may.',
    },
    {
      no: 'Det er dette du har gitt plass til. Alt det andre kan vente så lenge.',
      en: 'Here is what you have made room for. Everything else can wait for now.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Kanskje er det ett navn på plakaten som er grunnen til at du drar. Det kan du ha i tankene hvis det blir trangt rundt deg.',
      en: 'Perhaps one name on the poster is the reason you are going. You can keep it in mind if the place gets crowded.',
    },
    {
      no: 'Du er der for å se eller høre noe. Småpraten rundt deg er ikke en del av programmet.',
      en: 'You have come to see or hear something. The chatter around you is no part of the programme.',
    },
  ],
  'moving-house': [
    {
      no: 'Esken med det du trenger den første kvelden, kan få et stort kryss på lokket. Det er den du holder øye med.',
      en: 'The box for the first evening can have a big cross on its lid. That is the one to keep an eye on.',
    },
    {
      no: 'Ett rom er nok å tenke på, kanskje det der senga skal være. Eskene kan holde de andre rommene med selskap.',
      en: 'One room is enough to have in mind, perhaps the one where the bed will be. The boxes can keep the other rooms company.',
    },
  ],
  cleaning: [
    {
      no: 'Det er kanskje ett sted du er lei av å se på, en krok, en skuff eller en haug. Det kan være hele oppdraget.',
      en: 'There is perhaps one spot you are tired of looking at, a corner, a drawer or a heap. That can be the whole job.',
    },
    {
      no: 'Hva vil du helst ha ut av det, mer plass, mer lys eller ro for øynene? Svaret kan fortelle hendene hva som er neste.',
      en: 'What would you like out of it, more room, more light or a rest for your eyes? The answer can tell your hands what comes next.',
    },
  ],
  cooking: [
    {
      no: 'Noe varmt på tallerkenen er hele poenget. Det kan være én gryte, én gaffel og deg.',
      en: 'Something warm on a plate is the whole point. It can be one pan, one fork and you.',
    },
    {
      no: 'Du lager mat til en som er sulten, og ikke til et bilde i en kokebok. Løken kan bli så ujevn den vil.',
      en: 'You are cooking for somebody hungry, not for the picture in the book. The onion can be chopped as unevenly as it likes.',
    },
  ],
  holiday: [
    {
      no: 'Hva ville du savnet mest, et fjes, en smak eller en lang morgen? Det kan være det du tar vare på.',
      en: 'What would you miss most, a face, a taste or a slow morning? That can be the part you hold on to.',
    },
    {
      no: 'Slike dager har plass til mye, og du kan velge én ting de er til for. En god stol en liten stund er også et valg.',
      en: 'Days like these have room for a great deal, and you can choose one thing they are for. A good chair for a while is a choice too.',
    },
  ],
  birthday: [
    {
      no: 'Det hele handler om en som blir et år eldre. Ett ord, gratulerer, sagt eller hørt, er kjernen i dagen.',
      en: 'It is all about somebody turning a year older. Two words, happy birthday, said or heard, are the heart of it.',
    },
    {
      no: 'Én stund er nok å ønske seg av dagen. Det kan være et kort som åpnes, et kakestykke eller et fjes du liker.',
      en: 'One moment is enough to want from the day. It may be a card being opened, a slice of cake or a face you like.',
    },
  ],
  'alone-time': [
    {
      no: 'Tiden kan gjerne ha en plan, om så planen er en lukket dør og tre sider i en bok.',
      en: 'It can have a plan of its own, even if the plan is a shut door and three pages of a book.',
    },
    {
      no: 'Å ikke gjøre noe, og ikke svare noen, kan være det du har bestemt deg for. Da er du i mål idet du synker ned i stolen.',
      en: 'Doing nothing, and answering no one, can be what you have decided on. Then you have arrived the moment you sink into the chair.',
    },
  ],
  'quiet-day': [
    {
      no: 'Hvilen kan være det dagen er til for, og ikke det som blir til overs. På lista står det et teppe og en kopp.',
      en: 'Rest can be what the day is for, and not what is left over. A blanket and a cup are all that is on the list.',
    },
    {
      no: 'Lista på kjøleskapet kan ta fri sammen med deg. Denne dagen har ett formål, og det er å få være langsom.',
      en: 'The list on the fridge can have the day off with you. This one has a single purpose, and that is to be a slow one.',
    },
  ],
  'news-result': [
    {
      no: 'Det du lurer på, kan du skrive ned etter hvert. Så tar arket vare på det til det er noen å spørre.',
      en: 'The things you want to ask can be written down as they come to you. The paper can hold them until there is somebody to ask.',
    },
    {
      no: 'Svaret er i andres hender så lenge. Dine kan ha noe annet å gjøre, som å vanne en plante eller brette et håndkle.',
      en: 'For now the answer is in other hands. Yours can have some small job to do, like watering a plant or folding a towel.',
    },
  ],
  'online-meeting': [
    {
      no: 'Ett åpent vindu er nok. En gul lapp ved tastaturet kan minne deg på hva du logget på for.',
      en: 'One open window is plenty. A sticky note by the keyboard can say what you logged on for.',
    },
    {
      no: 'Ditt eget ansikt er ikke det du logget på for. Det kan du skjule, og lytte etter det ene punktet som angår deg.',
      en: 'Your own face is not what you joined for. You can hide it, and listen for the one point that concerns you.',
    },
  ],
  court: [
    {
      no: 'Det du kom for å si eller få svar på, kan du ha på et ark i mappa. Blir ordene i salen store, har du dine egne der.',
      en: 'What you came to say or to hear can be on a sheet in your folder. When the words in the courtroom get big, you have your own.',
    },
    {
      no: 'Blir du spurt om noe, er det ene spørsmålet nok å tenke på. Du kan se ned i bordplata til svaret er klart.',
      en: 'If you are asked something, that one question is enough to think about. You can look at the tabletop until your answer is ready.',
    },
  ],
  physio: [
    {
      no: 'Kanskje er målet så enkelt som å få genseren over hodet. Det er fint å fortelle fra benken.',
      en: 'Something as plain as getting a jumper over your head may be the aim. It is worth telling the physio that.',
    },
    {
      no: 'Er det mange øvelser på arket, kan du spørre hvilken som er viktigst for deg. Den kan få et kryss i margen.',
      en: 'If the sheet you are given is a long one, you can ask which line counts most for you. That one can have a star in the margin.',
    },
  ],
  'driving-test': [
    {
      no: 'Veien foran panseret er din sak. Blokka til sensoren kan passe seg selv.',
      en: 'The road beyond the bonnet is your business. The examiner’s pen can look after itself.',
    },
    {
      no: 'Hvor vil du gjerne kunne kjøre en dag? Det kan du ha i bakhodet mens du følger skiltene.',
      en: 'Where would you like to drive one day? You can keep that at the back of your mind while you follow the signs.',
    },
  ],
  'hair-and-care': [
    {
      no: 'Er det luggen i øynene, eller noe helt annet du kom for? Når det er sagt, kan du la speilet være i fred.',
      en: 'Is it the fringe in your eyes you came about, or something else? Once you have said so, you can look away from the mirror.',
    },
    {
      no: 'Et bilde, eller en hånd som viser lengden, sier det meste om hva du vil ha. Resten av tiden kan du tie stille under kappen.',
      en: 'A photo, or a hand held at the right length, says most of what you want. For the rest you may keep quiet under the cape.',
    },
  ],
  'children-party': [
    {
      no: 'Barnet vet kanskje hva som er viktigst, kaka, leken eller ballongene. Selskapet kan lages rundt det svaret.',
      en: 'The child may know what counts, the cake, the game or the balloons. The party can be built round that answer.',
    },
    {
      no: 'Alle papptallerkenene er der for at noen små skal ha det gøy. Et fnis under bordet er verdt å lytte etter.',
      en: 'All those paper plates are there so that some small people can have fun. A giggle from under the table is worth listening for.',
    },
  ],
  parting: [
    {
      no: 'Er det noe du vil ha sagt før døra går igjen? Det kan være så kort som takk.',
      en: 'Is there something you want to have said before the door shuts? It can be as short as thank you.',
    },
    {
      no: 'Alt dere ikke har rukket, kan få ligge. Det du vil bruke tiden på, er kanskje noe helt vanlig, som å sitte i samme sofa.',
      en: 'What the two of you never got round to can be left alone. Perhaps the time is for something ordinary, like sharing a sofa.',
    },
  ],
  'visit-unwell': [
    {
      no: 'Selskap er det du kommer med. Stolen kan stå tett inntil senga, og blomstene kan vente på en vase.',
      en: 'Company is what you are bringing. The chair can be drawn up close, and any flowers can wait for a vase.',
    },
    {
      no: 'Øynene kan finne ansiktet på puta, og la brett og glass være. Det er mennesket du er kommet for.',
      en: 'Your eyes can find the face on the pillow, past the trays and the tissues. It is the person you came for.',
    },
  ],
  'desk-work': [
    {
      no: 'Hva ville det hjelpe mest å få gjort? Det kan komme først, og resten kan vente uten å ta det ille opp.',
      en: 'Which bit would it help most to have done? It can come first, and the rest can wait without taking offence.',
    },
    {
      no: 'Én bit kan få bli ferdig først. Ett ord om den på en lapp kan holde tråden for deg.',
      en: 'One bit can be the first to get done. One word about it on a scrap of paper can hold the thread for you.',
    },
  ],
  making: [
    {
      no: 'Du kan likevel ville noe med det. Det kan være så lite som én bit som blir slik du så den for deg.',
      en: 'You may still be after something in it. It can be as small as one bit that comes out the way you pictured it.',
    },
    {
      no: 'Å ha noe mellom hendene og se det forandre seg er en god grunn i seg selv. Du kan gi deg når du vil.',
      en: 'Having something in your hands and seeing it change is a good reason in itself. You may stop whenever you like.',
    },
  ],
  driving: [
    {
      no: 'Det er ett sted du skal, og det er nok å ha i hodet bak rattet. Radioen kan godt være av.',
      en: 'There is one place you are going, and that is plenty to think about at the wheel. The radio can stay off.',
    },
    {
      no: 'Rattet, veien og speilene er det som teller. Beskjeder kan vente til motoren er av.',
      en: 'Wheel, road and mirrors are what count. Messages can wait until the engine is off.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Alt du har fore, er å la det bli morgen. Lampa får lyse, og søvnen kan komme eller la være.',
      en: 'Your one aim can be to let it get light. The lamp can stay on, and sleep may come or not.',
    },
    {
      no: 'Vann, briller, telefon. Det du har bruk for til det lysner, får plass på nattbordet, og de andre rommene kan være mørke.',
      en: 'Water, glasses, phone. What you need till morning fits on the bedside table, and the other rooms can stay dark.',
    },
  ],
  'animal-care': [
    {
      no: 'Du kan fortelle det dyret ikke kan si selv. Det du har sett hjemme ved matskåla, er verdt å nevne for en dyrlege.',
      en: 'You can say what the animal cannot. Whatever you have seen at home by the food bowl is worth telling a vet.',
    },
    {
      no: 'Et kjent teppe i kurven er noe du kan gi. Det er en liten oppgave, og den er ment for én bestemt snute.',
      en: 'A blanket that smells of home is something you can give. It is a small task, and it is meant for one particular nose.',
    },
  ],
  'family-celebration': [
    {
      no: 'Blant alle kakene og slektningene er det én ting som feires. Blir det mye på en gang, kan du finne tilbake til den.',
      en: 'Among the cakes and the cousins there is one thing being celebrated. If it all gets a bit much, you can come back to that.',
    },
    {
      no: 'Kanskje er det bildet med hele slekta du helst vil være med på. Bordkort og sju slag kaker er bisaker.',
      en: 'It may be the photograph with everyone in it that you want to be part of. The seating plan and all the cakes are extras.',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Hva vil du gjerne ha litt mer av, latter, bøker eller rolige netter? Det kan du fortelle dem som tar imot deg.',
      en: 'What would you love a little more of, laughter, books, quiet nights? You can say so to whoever meets you there.',
    },
    {
      no: 'Da du sa ja til dette, visste du hva du ønsket deg. Det trenger ikke kjennes like klart hele tiden.',
      en: 'When you said yes to this, you knew what you were hoping for. It need not feel as clear every day.',
    },
  ],
  'long-drive': [
    {
      no: 'Neste rasteplass er så langt fram du trenger å tenke. Selve målet ligger trygt på kartet så lenge.',
      en: 'The next lay-by is as far ahead as you need to think. The end of the road is safe on the map for now.',
    },
    {
      no: 'I den andre enden er det en dør du vil fram til. Den blir der den er, uansett hvor mange kaffestopp du tar.',
      en: 'At the far end there is a door you want to reach. It stays where it is, however often you pull in for coffee.',
    },
  ],
  needle: [
    {
      no: 'Du vet hvorfor du bretter opp ermet. Det kan du holde fast i, mens øynene ser en annen vei.',
      en: 'You know why you are rolling up that sleeve. You can hold on to that and look the other way.',
    },
    {
      no: 'Når det lille plasteret er på, har du gjort det du kom for. Det kan du ha i tankene når du setter deg.',
      en: 'Once the small plaster is on, you have done what you came for. You can keep that in mind as you sit down.',
    },
  ],
  scan: [
    {
      no: 'Bildene tas for at noen skal kunne se etter. Imens kan du ha ditt eget å gjøre, som å se for deg et kjent rom, hjørne for hjørne.',
      en: 'Pictures are taken so that somebody can look. Meanwhile you can have your own small task, such as picturing a room you know, corner by corner.',
    },
    {
      no: 'Det er for å få vite mer at du er der. Det kan du si inni deg hver gang lyden skifter.',
      en: 'You are there to find out more. You can say that to yourself whenever the noise changes.',
    },
  ],
  'first-day': [
    {
      no: 'Ett navn å huske kan være hele målet. Det er lov å skrive det ned i smug.',
      en: 'One name to remember can be the whole aim. You may write it down when no one is looking.',
    },
    {
      no: 'Av alt de viser deg, er det kanskje ett sted du vil finne igjen, plassen din eller doen. Det er mål nok.',
      en: 'Of all they show you, one place may be worth finding again, your own spot or the loo. That will do as an aim.',
    },
  ],
  'school-run': [
    {
      no: 'Det viktigste sitter i baksetet eller holder deg i hånda. Gymtøy og matboks kommer etter det.',
      en: 'What matters is in the back seat or at your side. The PE kit and the lunch box come second.',
    },
    {
      no: 'En hånd som vinker ved porten, er det du er ute for å se. Praten ved bilene kan andre ta seg av.',
      en: 'A hand waving at the gate is what you are out to see. The chat by the parked cars can do without you.',
    },
  ],
  performing: [
    {
      no: 'Er det én tone eller én replikk du er særlig glad i? Den kan du ha i tankene når lyset kommer på.',
      en: 'There may be a note or a line in it that you care about. You can have that in mind when the lights come up.',
    },
    {
      no: 'Det er noe du vil gi dem som sitter der i mørket. Det kan du tenke på mens du venter bak teppet.',
      en: 'There is something you want to give the people out there in the dark. You can think of that while you wait in the wings.',
    },
  ],
  'class-meeting': [
    {
      no: 'Du kom kanskje for én sak, turen i mai eller mobilbruken. Lista for kaffe og kaker kan gå rett forbi deg.',
      en: 'You may have come for one item, the class trip or the rule about phones. The cake rota can pass you by.',
    },
    {
      no: 'Stolen er laget for et barn, og det er for ett barns skyld du sitter på den. Det er grunn nok, også når de andre diskuterer glemte votter.',
      en: 'The chair is made for a child, and it is for a child that you are sitting on it. That holds, even while the others discuss lost mittens.',
    },
  ],
  flight: [
    {
      no: 'Når beltet klikker, kan tankene gå til det du reiser for. Alt imellom er skyer.',
      en: 'When the belt clicks, your thoughts can turn to what you are travelling for. All that lies between is cloud.',
    },
    {
      no: 'Et kryssord, et kapittel eller lukkede øyne, du kan velge før brettet slås ned. Da vet du hva setet er til.',
      en: 'A crossword, a chapter or shut eyes, you can choose before the tray comes down. Then you know what the seat is for.',
    },
  ],
  'flight-with-children': [
    {
      no: 'Det er de små du er der for, ikke rad fjorten. En kjeks og et fang kan være hele planen.',
      en: 'You are there for the small ones, not for row fourteen. A biscuit and a lap can be the whole plan.',
    },
    {
      no: 'Den lille hånda i din kommer foran alt i bagasjehylla. Mister du oversikten, kan du begynne med den.',
      en: 'The small hand in yours comes before everything in the overhead locker. If you lose track, you can start from there.',
    },
  ],
  swimming: [
    {
      no: 'Stigen, tauet eller kanten kan være det du sikter mot. Gjerne den som er nærmest.',
      en: 'The ladder, the rope or the side can be what you are making for. Whichever is nearest is fine.',
    },
    {
      no: 'Kanskje kom du for det ene øyeblikket da vannet tar imot deg. Det kan være hele badet.',
      en: 'Perhaps you came for the moment when the water lifts you a little. That can be the whole swim.',
    },
  ],
  camping: [
    {
      no: 'Et tørt sted å ligge er det som betyr noe der ute. Når teltet står, kan du sette deg og se utover.',
      en: 'A dry place to lie is what counts out there. Once the tent is up, you can sit down and look about you.',
    },
    {
      no: 'Regn mot teltduken eller kaffe fra primusen, ett av dem kan være grunnen til at du dro. Alt annet er oppakning.',
      en: 'Rain on canvas or coffee from the stove, one of them may be why you came. The rest is luggage.',
    },
  ],
  'time-for-two': [
    {
      no: 'Velg gjerne én ting for stunden: å spise, å snakke eller å sitte tett. Mer kan vente.',
      en: 'One thing can be the whole plan: eating, talking, or sitting close. The rest may wait.',
    },
    {
      no: 'Har du noe du vil si, kan du ha de to viktigste ordene på en lapp i lomma.',
      en: 'If there is something you want to say, two words on a slip of paper can hold it for you.',
    },
  ],
  'new-pet': [
    {
      no: 'Vann, mat og et sted å sove. Den lista er kort, og den kan være nok for den første dagen.',
      en: 'Water, food, somewhere to sleep. For the first day that list may be long enough.',
    },
    {
      no: 'Første kveld kan ha ett mål: at dyret vet hvor vannet står. Reglene kan komme siden.',
      en: 'The first evening can have one aim: the animal knows where its bowl is. Rules can come later.',
    },
  ],
  'animals-and-crops': [
    {
      no: 'Hvor du slutter, kan du velge før du begynner. Kanskje etter en runde, eller når du blir tørst.',
      en: 'You can choose the stopping place before you start. Perhaps after one round, or when you get thirsty.',
    },
    {
      no: 'Hva kan ikke vente til i morgen? Det kan stå øverst på lappen, og kanskje er det nok.',
      en: 'Some of it cannot wait and some of it can. The part that cannot may have the day to itself.',
    },
  ],
  keepsakes: [
    {
      no: 'Én skuff eller ett brev kan være hele oppgaven. Resten kan ligge der det ligger til en annen dag.',
      en: 'One drawer or one letter can be the task. The rest can lie where it is until another day.',
    },
    {
      no: 'Er det en ring eller et bilde du håper å finne, kan alt annet få ligge.',
      en: 'If you hope to find one thing, perhaps a ring or a photo, you can look for that and leave the others.',
    },
  ],
  'work-shift': [
    {
      no: 'Har du én ting du vil ha gjort før du går, kan den få en lapp for seg selv. Resten kan vente i kø.',
      en: 'Perhaps there is one thing you want done by the end. It can go on a scrap of paper while the rest queues.',
    },
    {
      no: 'Vakta kan deles i biter: fram til kaffen, fram til maten, fram til jakka. Du kan se på én bit om gangen.',
      en: 'The hours can be split: as far as tea, as far as the meal, as far as your coat. One piece at a time.',
    },
  ],
  'work-trip': [
    {
      no: 'Hva vil du ha med deg hjem: et svar, et navn, en avtale? Du kan velge én av dem.',
      en: 'Is it an answer, a name or a plan you would like to bring home? You may settle for one of them.',
    },
    {
      no: 'Det finnes kanskje én time du først og fremst kom for. Du kan spare hodet til den og høre resten med et halvt øre.',
      en: 'One part may be the one you came for. You can save your head for that and give the rest half an ear.',
    },
  ],
  'first-meeting': [
    {
      no: 'Har du én ting du vil vite, eller vil ha sagt? Den kan ligge øverst, så kan resten bli småprat.',
      en: 'Is there one thing you want to know, or want to have said? It can come first, and the rest can be small talk.',
    },
    {
      no: 'Å lære et navn og et ansikt kan være hele ærendet. Om det blir en neste gang, kan avgjøres senere.',
      en: 'Learning a name and a face can be the whole errand. A next time, or none, can be settled later.',
    },
  ],
  season: [
    {
      no: 'Én liten ting kan få følge årstiden: en bok, en potte urter, et teppe som strikkes. Den kan ta mange uker.',
      en: 'A small plan can go with the season: a book, a pot of herbs, a drawer to clear. It may take weeks.',
    },
    {
      no: 'Hvilken time på dagen vil du helst ta vare på? Du kan legge én ting dit og la resten være åpent.',
      en: 'Which hour of the day do you most want to keep? You can put one thing there and leave the rest open.',
    },
  ],
  'child-starts': [
    {
      no: 'Velg gjerne én ting å ha i tankene, kanskje regntøyet, skjemaet eller en liten hilsen. Det kan være din oppgave den dagen.',
      en: 'You might pick one thing to keep in mind: rain clothes, a form, a small greeting. That can be your task for the day.',
    },
    {
      no: 'Når barnet er av gårde, kan du si inni deg hva som er ditt neste. Kanskje kaffen, bussen eller sofaen.',
      en: 'Once the goodbye is said, you can name your own next thing in your head. Perhaps coffee, the bus or the sofa.',
    },
  ],
  'dark-months': [
    {
      no: 'Hvilken del av dagen har mest lys? Én ting du bryr deg om, kan få plassen sin der.',
      en: 'Which part of the day has most light? One thing you care about can have its place there.',
    },
    {
      no: 'Én liten ting kan følge deg gjennom de mørke ukene: en lang bok, en plante i vinduet. Den kan ta den tida den vil.',
      en: 'One small thing can go with you through the dark weeks: a long book, a plant on the sill. It may take all the time it likes.',
    },
  ],
  'own-birthday': [
    {
      no: 'Én ting du ønsker deg av dagen, er nok å styre etter. Resten kan legges rundt den, eller droppes.',
      en: 'One thing you want from the day is enough to steer by. The rest can be fitted round it, or dropped.',
    },
    {
      no: 'Du kan si tidlig hva du vil ha, og hva du helst slipper. Da vet de andre det, og du kan legge det fra deg.',
      en: 'You can say early on what you want, and what you would like to be spared. Then others know, and you can put it down.',
    },
  ],
  'first-school-day': [
    {
      no: 'Et mål for dag én kan være å finne rommet, en plass og veien hjem. Resten lærer du litt etter litt.',
      en: 'An aim for day one can be as plain as finding the room, a seat and the way home. The rest comes bit by bit.',
    },
    {
      no: 'Hva vil du helst vite før du går hjem? Ett svar er nok for en første dag.',
      en: 'What would you most like to know before you go home? One answer is enough for a first day.',
    },
  ],
  'vet-visit': [
    {
      no: 'Turen har ett mål, at noen ser på dyret. Alt annet kan vente.',
      en: 'The trip has one aim, to have your animal looked at. Everything else can wait.',
    },
    {
      no: 'Du er den som kan fortelle hvordan dyret har det hjemme. En ting eller to er nok.',
      en: 'You are the one who can tell how things are at home. One or two things will do.',
    },
  ],
  'travel-together': [
    {
      no: 'Hva vil dere helst ha gjort før dere er hjemme igjen? Én ting hver er plan nok.',
      en: 'What do you most want to have done before you are home again? One thing each is plan enough.',
    },
    {
      no: 'Det er lov å si hva du selv håper på. Da kan andre si sitt, og ingen trenger å gjette.',
      en: 'You can say what you are hoping for yourself. Then others can say theirs, and nobody has to guess.',
    },
  ],
  'office-visit': [
    {
      no: 'Papirene kan ligge i én mappe, med det viktigste øverst. Er det noe du vil spørre om, kan en lapp huske det for deg.',
      en: 'The papers can lie in one folder, the main one on top. If there is something you want to ask, a slip can remember it for you.',
    },
    {
      no: 'Ærendet ditt der er én ting, et kort, et pass eller et svar. Det andre på lista har ingenting der å gjøre.',
      en: 'Your business there is one thing, a card, a passport or an answer. The rest of your list can stay at home.',
    },
  ],
  'own-care': [
    {
      no: 'Hva er den minste delen som hjelper? Den kan komme først, og resten kan få en annen dag.',
      en: 'What is the smallest part that helps? It can come first, and the rest may have another day.',
    },
    {
      no: 'Det du trenger, kan ligge klart på ett sted. Derfra er det bare én ting om gangen.',
      en: 'Whatever you need can lie ready in one place. From there it is one thing at a time.',
    },
  ],
};
