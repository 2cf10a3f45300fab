import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { Tip } from './expectationTexts/feelingTexts.ts';

/** Some are short, and have room beside a long message (S14); each is true of any such event. */
type Tips = readonly [Tip, Tip, Tip, Tip, Tip, ...Tip[]];

const APPOINTMENT: Tips = [
  {
    no: 'Ha klart tre ord om det viktigste du vil si.',
    en: 'Have three words ready about the main thing you want to say.',
  },
  {
    no: 'Det er helt vanlig å ta en pause når det blir mye.',
    en: 'Taking a break when it gets to be a lot is quite usual.',
  },
  {
    no: 'La det ligge noe rolig og godt rett etterpå.',
    en: 'Keep something calm and nice for when it is over.',
  },
  {
    no: 'Ha gjerne med en som kan høre etter.',
    en: 'Have someone there to listen along, if you like.',
    ifAlone: true,
    avoid: ['social_contact'],
  },
  {
    no: 'Spør igjen om noe går for fort.',
    en: 'Ask again if something goes too fast.',
  },
  { no: 'Ha noe å drikke for hånden.', en: 'Have a drink at hand.' },
];
const DENTIST: Tips = [
  {
    no: 'Avtal et tegn med tannlegen, for eksempel at du løfter en hånd når du trenger en pause.',
    en: 'Agree on a sign with the dentist, such as lifting a hand when you need a break.',
  },
  {
    no: 'Si fra når du kommer, hva som pleier å være verst.',
    en: 'Say as you arrive what tends to be the worst part.',
  },
  {
    no: 'Hold rundt noe i lomma.',
    en: 'Hold something in your pocket.',
  },
  {
    no: 'Spør om du kan ha musikk på ørene.',
    en: 'Ask if you can listen to music.',
    avoid: ['social_contact', 'screen_use'],
  },
  {
    no: 'Sitt litt før du går hjem.',
    en: 'Sit down for a bit before you head home.',
  },
];
const HOSPITAL: Tips = [
  {
    no: 'Ta med det som gjør ventingen lettere: vann, noe mykt og noe som demper lyd.',
    en: 'Bring what makes waiting easier: water, something soft and something that dulls sound.',
  },
  {
    no: 'Skriv to spørsmål på en lapp, og gi lappen til den du snakker med.',
    en: 'Write two questions down, and let the one you talk to read them.',
  },
  {
    no: 'Legg ingenting annet på denne dagen.',
    en: 'Put nothing else on this day.',
  },
  {
    no: 'Ta gjerne med noen, eller avtal en telefon.',
    en: 'Bring someone, or arrange a phone call.',
    ifAlone: true,
    avoid: ['social_contact'],
  },
  {
    no: 'Spør om det finnes et roligere sted å vente.',
    en: 'Ask if there is a quieter place to wait.',
    avoid: ['social_contact'],
  },
  { no: 'Ta med en myk genser.', en: 'Bring a soft jumper.' },
];
const WEDDING: Tips = [
  {
    no: 'Velg de to delene du helst vil være med på, og hvil mellom dem.',
    en: 'Choose the two parts you would most like to be at, and rest in between.',
  },
  {
    no: 'Spør på forhånd hvor det finnes et stille rom.',
    en: 'Ask beforehand where there is a quiet room.',
  },
  {
    no: 'Si til én på forhånd at du kanskje går tidlig.',
    en: 'Tell one person beforehand that you may leave early.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ta på sko som er snille mot føttene.',
    en: 'Wear shoes that are kind to your feet.',
  },
  {
    no: 'Velg deg en stol tidlig.',
    en: 'Find yourself a chair early on.',
  },
];
const FESTIVE: Tips = [
  {
    no: 'Velg én ting som gjør det til en feiring for deg, og la resten være enkelt.',
    en: 'Choose one thing that makes it a celebration to you, and keep the rest simple.',
  },
  {
    no: 'Sett av en stund for deg selv midt på dagen.',
    en: 'Keep a while to yourself in the middle of the day.',
  },
  {
    no: 'La noen andre ta maten, eller kjøp den ferdig.',
    en: 'Let somebody else see to the food, or buy it ready-made.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha på deg noe du har det godt i.',
    en: 'Wear what you feel good in.',
  },
  {
    no: 'Si tidlig hvor lenge du er med.',
    en: 'Say early on how long you will join in.',
  },
];
const COOKING: Tips = [
  {
    no: 'Velg noe med få ting i, og sett alt fram før du begynner.',
    en: 'Choose something with few things in it, and set it all out before you begin.',
  },
  {
    no: 'Sitt ved bordet når du skal skjære og røre.',
    en: 'Sit at the table for the chopping and stirring.',
  },
  {
    no: 'Lag litt ekstra, så har du mat til en dag til.',
    en: 'Make a little extra, and there is food for one more day.',
  },
  {
    no: 'Kjøp noe av det ferdig kuttet.',
    en: 'Buy some of it ready cut.',
  },
  {
    no: 'Sett på en klokke, så slipper du å passe på.',
    en: 'Set a timer, so that you need not keep watch.',
  },
];
const RIDE: Tips = [
  {
    no: 'Ta avgangen med færrest folk, om du kan velge.',
    en: 'Take the departure with the fewest people, if you can choose.',
  },
  {
    no: 'Ta på caps eller solbriller om lyset er sterkt.',
    en: 'Wear a cap or sunglasses if the light is strong.',
  },
  {
    no: 'Gå av og ta neste hvis det blir for mye.',
    en: 'Get off and take the next one if it gets to be too much.',
  },
  {
    no: 'Skriv ned hvor du skal av.',
    en: 'Write down where to get off.',
  },
  {
    no: 'Ha noe å lytte til, eller noe som demper lyd.',
    en: 'Have something to listen to, or earplugs.',
  },
];
const MOVING: Tips = [
  {
    no: 'Pakk én kasse med det du trenger den første kvelden.',
    en: 'Pack one box with what you need on the first evening.',
  },
  {
    no: 'La andre bære, og vær den som sier hvor ting skal.',
    en: 'Let others carry, and be the one who says where things go.',
  },
  {
    no: 'Gjør i stand et sted å ligge før alt annet.',
    en: 'Get a place to lie down ready before anything else.',
  },
  {
    no: 'Merk hver kasse med rom.',
    en: 'Mark each box with its room.',
  },
  {
    no: 'La noen kasser stå lukket så lenge du vil.',
    en: 'Leave some boxes shut for as long as you like.',
  },
];
const THERAPY: Tips = [
  {
    no: 'Skriv ned det ene du ikke vil gå hjem uten å ha sagt.',
    en: 'Write down the one thing you would not like to go home without having said.',
  },
  {
    no: 'Det er lov å si at du ikke vil snakke om noe i dag.',
    en: 'You may say that there is something you would rather leave today.',
  },
  {
    no: 'Hold kvelden fri når du er ferdig.',
    en: 'Keep the evening free when it is over.',
  },
  {
    no: 'Ta en liten stund for deg selv etter timen.',
    en: 'Take a little while to yourself after the session.',
  },
  {
    no: 'Si hvordan du har det akkurat da.',
    en: 'Say how you are right then and there.',
  },
];
const INTERVIEW: Tips = [
  {
    no: 'Ha klar én ting du er stolt av å ha fått til.',
    en: 'Have one thing ready that you are proud of having done.',
  },
  {
    no: 'Det er lov å tenke før du svarer. Ta en slurk vann imens.',
    en: 'You may think before you answer. Take a sip of water meanwhile.',
  },
  {
    no: 'Spør dem om noe du selv lurer på.',
    en: 'Ask them one thing that you would like to know.',
    avoid: ['social_contact'],
  },
  {
    no: 'Legg fram klærne dagen før.',
    en: 'Lay out your clothes the day before.',
  },
  {
    no: 'Be gjerne om å få høre et spørsmål igjen.',
    en: 'You may ask to hear a question again.',
  },
];
const ABOUT_A_CHILD: Tips = [
  {
    no: 'Skriv ned det ene du vil at de skal vite om barnet.',
    en: 'Write down the one thing you want them to know about the child.',
  },
  {
    no: 'Spør om å få det viktigste på papir etterpå.',
    en: 'Ask to have the main points on paper afterwards.',
    avoid: ['social_contact'],
  },
  {
    no: 'Det er lov å be om en kort pause, eller om å ta resten en annen dag.',
    en: 'You may ask for a short break, or to take the rest another day.',
  },
  {
    no: 'Ta med ett spørsmål du vil ha svar på.',
    en: 'Bring one question you want answered.',
  },
  {
    no: 'Noter litt underveis.',
    en: 'Take a few notes along the way.',
  },
];
const TALK: Tips = [
  {
    no: 'Finn den ene setningen du vil ha sagt, og begynn med den.',
    en: 'Find the one sentence that you want to have said, and begin with it.',
  },
  {
    no: 'Si ved starten hvor lang tid du har.',
    en: 'Say at the start how much time you have.',
  },
  {
    no: 'Det er lov å si: «Jeg må tenke på det.»',
    en: 'You may say: “I need to think about that.”',
  },
  {
    no: 'Velg et sted der dere får være i fred.',
    en: 'Choose a place where nobody will disturb you.',
  },
  {
    no: 'Snakk om én ting om gangen.',
    en: 'Talk about one thing at a time.',
  },
];
const CALL: Tips = [
  {
    no: 'Sitt godt før du ringer, og ha noe å drikke i nærheten.',
    en: 'Sit comfortably before you ring, with something to drink close by.',
  },
  {
    no: 'Ha det første du vil si, klart på en lapp.',
    en: 'Have the first thing you want to say ready on a note.',
  },
  {
    no: 'Det er lov å be om å få tenke, og ringe igjen.',
    en: 'You may ask for time to think, and ring again.',
  },
  {
    no: 'Skriv ned svaret mens du snakker.',
    en: 'Write the answer down as you talk.',
  },
  {
    no: 'Ha navn og tall du kan trenge, foran deg.',
    en: 'Keep any names and numbers in front of you.',
  },
];
const WORK: Tips = [
  {
    no: 'Velg én ting du vil bidra med. Resten er ekstra.',
    en: 'Choose one thing that you would like to add. The rest is extra.',
  },
  {
    no: 'Finn et stille sted å sitte før du trenger det.',
    en: 'Find a quiet place to sit before you need it.',
  },
  {
    no: 'Legg inn en pause før neste ting.',
    en: 'Put in a break before the next thing.',
  },
  {
    no: 'Spør hva som kan vente.',
    en: 'Ask what can wait.',
  },
  {
    no: 'La øynene hvile på noe langt unna.',
    en: 'Let your eyes rest on something far away.',
  },
];
const SCREEN: Tips = [
  {
    no: 'Spør om det er greit å ha kameraet av.',
    en: 'Ask if it is all right to keep the camera off.',
    avoid: ['social_contact'],
  },
  {
    no: 'Se bort fra skjermen innimellom. Du hører like godt.',
    en: 'Look away from the screen now and then. You hear just as well.',
  },
  {
    no: 'Gi øynene noen rolige minutter når det er over.',
    en: 'Give your eyes a few calm minutes when it is over.',
  },
  {
    no: 'Skru ned lyset på skjermen.',
    en: 'Turn down the brightness of the screen.',
  },
  {
    no: 'Ha noe å drikke ved siden av deg.',
    en: 'Have something to drink beside you.',
  },
];
const SHOWING: Tips = [
  {
    no: 'Begynn med det du kan best. Da er du i gang.',
    en: 'Begin with what you know best. Then you are under way.',
  },
  {
    no: 'Ta en slurk vann når du trenger å tenke.',
    en: 'Take a sip of water when you need to think.',
  },
  {
    no: 'Kjenn føttene mot gulvet før du begynner.',
    en: 'Feel your feet on the floor for a moment before you begin.',
  },
  {
    no: 'Legg fram det du trenger kvelden før.',
    en: 'Put out what you need the evening before.',
  },
  {
    no: 'Ta én bit om gangen, i ditt tempo.',
    en: 'Take one part at a time, at your own pace.',
  },
];
const SCHOOL: Tips = [
  {
    no: 'Velg en plass nær døra, så er det lett å ta en pause.',
    en: 'Choose a seat near the door, where a break is easy.',
  },
  {
    no: 'Bestem hva som er nok for deg i dag, før du går inn.',
    en: 'Decide what is enough for you today before you go in.',
  },
  {
    no: 'Skriv ned det viktigste, så slipper hodet å holde på det.',
    en: 'Write the main thing down, so your head need not hold on to it.',
  },
  {
    no: 'Avtal hvor du kan gå i en pause.',
    en: 'Agree on a place to go for a break.',
  },
  {
    no: 'Ta med noe godt å spise.',
    en: 'Bring something nice to eat.',
  },
];
const GATHERING: Tips = [
  {
    no: 'Avtal med deg selv når du går, og si det når du kommer.',
    en: 'Settle with yourself when you will leave, and say so when you arrive.',
  },
  {
    no: 'Finn et roligere rom eller hjørne før du blir sliten.',
    en: 'Find a quieter room or corner while you still have the energy.',
  },
  {
    no: 'Prat med én om gangen. Du trenger ikke rekke alle.',
    en: 'Talk to one person at a time. You need not get round to everyone.',
  },
  {
    no: 'Ta på noe du har det godt i.',
    en: 'Wear what you feel at ease in.',
  },
  {
    no: 'Det er lov å trekke seg unna en stund.',
    en: 'You may slip away for a while.',
  },
];
const FUNERAL: Tips = [
  {
    no: 'Hold deg nær noen du er trygg på.',
    en: 'Keep close to someone you feel safe with.',
    avoid: ['social_contact'],
  },
  {
    no: 'Det er lov å trekke seg unna et øyeblikk, også midt i.',
    en: 'You may step away for a moment, even in the middle of it.',
  },
  {
    no: 'Ta med noe lite å holde i hånda.',
    en: 'Bring something small to hold in your hand.',
  },
  {
    no: 'Et nikk eller en hånd er svar nok.',
    en: 'A nod or a hand is answer enough.',
  },
  {
    no: 'Ha det stille og varmt når du kommer hjem.',
    en: 'Keep it quiet and warm when you get home.',
  },
];
const COMPANY: Tips = [
  {
    no: 'Si når det slutter, i samme setning som når det begynner.',
    en: 'Say when it ends in the same sentence as when it begins.',
  },
  {
    no: 'Velg det enkleste å servere, eller la noen ta det med.',
    en: 'Choose the simplest thing to serve, or let somebody bring it.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha ett spørsmål klart, så kan du lene deg tilbake og høre.',
    en: 'Have one question ready. Then you can lean back and listen.',
  },
  {
    no: 'La rotet ligge.',
    en: 'Leave the mess where it is.',
  },
  {
    no: 'Sett deg så ofte du vil.',
    en: 'Sit down as often as you like.',
  },
];
const MEETING_ONE: Tips = [
  {
    no: 'Møtes der det er lett å høre hverandre.',
    en: 'Meet where it is easy to hear each other.',
    ifNoPlace: true,
  },
  {
    no: 'Velg plassen med ryggen mot veggen og minst lyd.',
    en: 'Choose the seat with your back to the wall and the least noise.',
  },
  {
    no: 'Si på forhånd når du må gå. Det er alltid lov å bli lenger.',
    en: 'Say beforehand when you have to leave. Staying longer is always possible.',
  },
  {
    no: 'Si med en gang hvordan formen er.',
    en: 'Say straight away how you are doing.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha én ting å spørre om.',
    en: 'Have one thing to ask about.',
    avoid: ['social_contact'],
  },
];
const VISITING: Tips = [
  {
    no: 'Si når du kommer, at du blir en liten stund.',
    en: 'Say as you arrive that you are staying for a little while.',
  },
  {
    no: 'Ta med noe enkelt til kaffen, så trenger ingen å lage til.',
    en: 'Bring something simple to go with the tea, so that nobody needs to make a fuss.',
  },
  {
    no: 'Et kort besøk er et helt besøk. Dra mens det ennå er fint.',
    en: 'A short visit is a whole visit. Leave while it is nice.',
  },
  {
    no: 'Skriv på forhånd når du kommer.',
    en: 'Write beforehand to say when you are coming.',
  },
  {
    no: 'Velg en god stol.',
    en: 'Choose a good chair.',
  },
];
const VISITING_UNWELL: Tips = [
  {
    no: 'Ta med et bilde, en blomst eller noe kjent å se på sammen.',
    en: 'Bring a photo, a flower or a thing they know, to look at together.',
  },
  {
    no: 'Bli med dit den andre er i tankene. Du trenger ikke rette på noe.',
    en: 'Go along to where their thoughts are. Nothing has to be put right.',
  },
  {
    no: 'Sett av en stund for deg selv rett etter besøket.',
    en: 'Keep a while to yourself right after the visit.',
  },
  {
    no: 'Nynn på en sang dere begge kan.',
    en: 'Hum a song you both know.',
  },
  {
    no: 'Dere kan bare sitte og se ut sammen.',
    en: 'You can simply sit and look out together.',
  },
];
const COURT: Tips = [
  {
    no: 'Skriv det viktigste på ett ark, og ha det foran deg.',
    en: 'Write what matters most on one sheet, and keep it in front of you.',
  },
  {
    no: 'Det er lov å be om en pause, og å få et spørsmål en gang til.',
    en: 'You may ask for a break, and for a question to be repeated.',
  },
  {
    no: 'Avtal at noen du er trygg på, venter på deg etterpå.',
    en: 'Arrange for someone you feel safe with to be there afterwards.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ta med vann og noe lite å spise.',
    en: 'Bring water and a bite to eat.',
  },
  {
    no: 'Kom i god tid, så slipper du å lete.',
    en: 'Be there early, so that you need not search.',
  },
];
const PHYSIO: Tips = [
  {
    no: 'Si fra med en gang noe gjør vondt.',
    en: 'Say so straight away if something feels sore.',
  },
  {
    no: 'Si litt om hvordan dagen er, før dere går i gang.',
    en: 'Tell them what sort of day it is before you begin.',
    avoid: ['social_contact'],
  },
  {
    no: 'Be om å få øvelsene på papir, så slipper du å huske dem.',
    en: 'Ask for it all on paper, so that you need not remember it.',
  },
  {
    no: 'Ta på myke klær.',
    en: 'Wear soft clothes.',
  },
  {
    no: 'Be om en pause når du vil.',
    en: 'Ask for a break whenever you like.',
  },
];
const DRIVING_TEST: Tips = [
  {
    no: 'Ta deg god tid med setet og speilene før du starter.',
    en: 'Take your time over the seat and the mirrors before you set off.',
  },
  {
    no: 'Du kan be om å få en beskjed en gang til.',
    en: 'You can ask to hear an instruction again.',
  },
  {
    no: 'Går noe skjevt, så slipp det. Neste kryss er et nytt kryss.',
    en: 'If something goes askew, let it go. The next junction is a new one.',
  },
  {
    no: 'Ha papirene klare i god tid.',
    en: 'Have your papers ready in good time.',
  },
  {
    no: 'Det er lov å kjøre sakte der det er smalt.',
    en: 'You may go slowly where it is narrow.',
  },
];
const HAIR_AND_CARE: Tips = [
  {
    no: 'Si med en gang at du gjerne vil ha det stille.',
    en: 'Say straight away that you would like it quiet.',
  },
  {
    no: 'Si fra om noe blir for varmt, for hardt eller for høyt.',
    en: 'Say so if anything is too hot, too hard or too loud.',
  },
  {
    no: 'Lukk øynene så mye du vil.',
    en: 'Close your eyes as much as you like.',
  },
  {
    no: 'Be om en pause om du trenger det.',
    en: 'Ask for a break if you need one.',
  },
  {
    no: 'Velg en tid da det er stille der.',
    en: 'Choose a time when it is quiet there.',
  },
];
const CHILDREN_PARTY: Tips = [
  {
    no: 'Kake og én lek er nok til et helt selskap.',
    en: 'Cake and one game are enough for a whole party.',
  },
  {
    no: 'La en annen voksen ta leken, og vær den som ser på.',
    en: 'Let another grown-up run the game, and be the one who watches.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha et rom med dør der du kan være i fem minutter.',
    en: 'Have a room with a door where you can be for five minutes.',
  },
  {
    no: 'Avtal når de andre barna hentes.',
    en: 'Settle when the other children are picked up.',
  },
  {
    no: 'Bruk tallerkener du kan kaste.',
    en: 'Use plates that can be thrown away.',
  },
];
const PARTING: Tips = [
  {
    no: 'Bestem hvordan dere sier ha det, og hold det kort.',
    en: 'Settle how you will say goodbye, and keep it short.',
  },
  {
    no: 'Avtal når dere snakkes neste gang, så slipper du å lure.',
    en: 'Agree when you will talk next, so that you need not wonder.',
  },
  {
    no: 'Legg fram noe godt til når du er alene igjen.',
    en: 'Have something nice ready for when you are on your own again.',
  },
  {
    no: 'Gi med noe lite fra deg.',
    en: 'Send something small along from you.',
  },
  {
    no: 'Det er lov å gråte, og lov å la være.',
    en: 'Crying is fine, and so is not crying.',
  },
];
const DESK_WORK: Tips = [
  {
    no: 'Legg fram bare det du trenger til dette.',
    en: 'Lay out only what you need for this.',
  },
  {
    no: 'Begynn med det minste, og kjenn så etter om du vil ta mer.',
    en: 'Begin with the smallest part, then see if you want more.',
  },
  {
    no: 'Stopp midt i noe lett, så er det lett å begynne igjen.',
    en: 'Stop in the middle of something easy. Then it is easy to begin again.',
  },
  {
    no: 'Sett på en klokke, og slutt når den ringer.',
    en: 'Set a timer, and stop when it rings.',
  },
  {
    no: 'Ha noe godt å drikke ved siden av.',
    en: 'Keep a nice drink next to you.',
  },
];
const MAKING: Tips = [
  {
    no: 'Finn fram det du trenger, og la resten ligge.',
    en: 'Get out what you need, and leave the rest where it is.',
  },
  {
    no: 'Det er lov å lage noe stygt. Ingen trenger å se det.',
    en: 'You may make something ugly. Nobody needs to see it.',
  },
  {
    no: 'La det ligge framme når du er ferdig for i dag.',
    en: 'Leave it out when you are done for today.',
  },
  {
    no: 'Sett på musikk du liker, eller ingenting.',
    en: 'Put on music you like, or none.',
  },
  {
    no: 'Du kan slutte når som helst.',
    en: 'You may stop at any time.',
  },
];
const CHILDREN: Tips = [
  {
    no: 'Finn et sted å sitte der du ser det viktigste.',
    en: 'Find a place to sit where you can see the best part.',
  },
  {
    no: 'Velg ett øyeblikk å være helt til stede i. Det er det de husker.',
    en: 'Choose one moment to be all there for. That is the one they remember.',
  },
  {
    no: 'Avtal hvem som tar over hvis du må gå før.',
    en: 'Agree who takes over if you need to leave early.',
  },
  {
    no: 'Ha ørepropper i lomma.',
    en: 'Keep earplugs in your pocket.',
  },
  {
    no: 'Ta med vann og noe lite å tygge på.',
    en: 'Bring water and a small snack.',
  },
];
const ERRAND: Tips = [
  {
    no: 'Skriv en kort liste, og la resten vente til en annen dag.',
    en: 'Write a short list, and let the rest wait for another day.',
  },
  {
    no: 'Gå når det pleier å være få der.',
    en: 'Go when there tend to be few people.',
  },
  {
    no: 'Vit hvor du kan sette deg på veien.',
    en: 'Know where you can sit down on the way.',
  },
  {
    no: 'Ha det du skal ha med, klart ved døra.',
    en: 'Put what you need ready by the door.',
  },
  {
    no: 'Gjør bare det viktigste.',
    en: 'Do only the main thing.',
  },
];
const TRAVEL: Tips = [
  {
    no: 'Legg det du trenger for hånden, øverst i veska.',
    en: 'Put what you need close at hand, on top in your bag.',
  },
  {
    no: 'Gi deg selv bedre tid enn du tror du trenger.',
    en: 'Give yourself more time than you think you need.',
  },
  {
    no: 'Ta med noe som demper lyd og lys.',
    en: 'Bring something that softens sound and light.',
  },
  {
    no: 'Ha noe å spise og drikke i nærheten.',
    en: 'Keep something to eat and drink close by.',
  },
  {
    no: 'Skriv tider og adresser på én lapp.',
    en: 'Put times and addresses on one slip of paper.',
  },
];
const MOVEMENT: Tips = [
  {
    no: 'Begynn med en kort bit. Du kan alltid ta mer, eller la være.',
    en: 'Begin with a short stretch. You can always do more, or leave it.',
    avoid: ['exercise'],
  },
  {
    no: 'Gi deg mens du ennå har noe igjen, og stopp hvis noe blir verre.',
    en: 'Finish while you have something left, and stop if anything gets worse.',
    avoid: ['exercise'],
  },
  {
    no: 'Se etter én fin ting på veien.',
    en: 'Look out for one nice thing on the way.',
  },
  {
    no: 'Hold et tempo du kan prate i.',
    en: 'Keep to a pace you could chat at.',
    avoid: ['exercise'],
  },
  {
    no: 'Ha vann klart til etterpå.',
    en: 'Have water ready for afterwards.',
  },
];
const PASTIME: Tips = [
  {
    no: 'Bestem at det holder å være med på halve.',
    en: 'Decide that being there for half of it is plenty.',
  },
  {
    no: 'Sett deg nær døra, så går det an å ta en pause.',
    en: 'Sit close to the door, so that a break is easy.',
  },
  {
    no: 'La det være lov å bare lytte og se på.',
    en: 'Let it be all right just to listen and look on.',
  },
  {
    no: 'Ta med ørepropper om det kan bli høyt.',
    en: 'Bring earplugs if it could get loud.',
  },
  {
    no: 'Dra mens du ennå har litt igjen.',
    en: 'Leave while you have something left.',
  },
];
const HOBBY: Tips = [
  {
    no: 'Det er lov å bare følge med i starten.',
    en: 'It is fine just to follow along at first.',
  },
  {
    no: 'Halve tiden er også å ha vært med.',
    en: 'Half of the time is having taken part, too.',
  },
  {
    no: 'Finn en plass der det er lett å ta en pause.',
    en: 'Find a spot where a break is easy.',
  },
  {
    no: 'Velg én liten ting å prøve.',
    en: 'Choose one small thing to try.',
  },
  {
    no: 'Gi deg mens det ennå er gøy.',
    en: 'Finish while it is still fun.',
  },
  {
    no: 'Ta med noe å drikke som du liker.',
    en: 'Bring a drink that you like.',
  },
];
const AT_HOME: Tips = [
  {
    no: 'Velg ett hjørne eller én bit, og stopp der.',
    en: 'Choose one corner or one piece, and stop there.',
  },
  {
    no: 'Gjør det sittende når det går an.',
    en: 'Do it sitting down where you can.',
  },
  {
    no: 'Legg inn en hvil før du er ferdig, ikke bare etterpå.',
    en: 'Put in a rest before you are done, not only afterwards.',
  },
  {
    no: 'Ha en sekk klar til det som skal ut.',
    en: 'Have a bag ready for what is to go.',
  },
  {
    no: 'Sett på noe du liker å høre på.',
    en: 'Put on something you like to listen to.',
  },
];
const QUIET: Tips = [
  {
    no: 'Finn fram én ting du vil kose deg med, og la den ligge klar.',
    en: 'Get out one thing you would enjoy, and leave it ready.',
  },
  {
    no: 'Velg på forhånd om du vil være å få tak i eller ikke.',
    en: 'Choose beforehand whether you would like to be reached or not.',
  },
  {
    no: 'Det trenger ikke bli noe mer enn rolig.',
    en: 'It need not become anything more than quiet.',
  },
  {
    no: 'Legg klokka i en skuff.',
    en: 'Put the clock in a drawer.',
  },
  {
    no: 'La være å lage liste.',
    en: 'Make no list.',
  },
];
const RESULT: Tips = [
  {
    no: 'Avtal med noen at du kan ringe etterpå, uansett hva svaret er.',
    en: 'Agree with someone that you can ring afterwards, whatever the answer is.',
    avoid: ['social_contact'],
  },
  {
    no: 'Skriv ned det du vil spørre om, så husker lappen det for deg.',
    en: 'Write down what you want to ask. The note will remember it for you.',
  },
  {
    no: 'Legg noe trygt og kjent rett etterpå.',
    en: 'Have something safe and well known to do afterwards.',
  },
  {
    no: 'Gi hendene noe å gjøre mens du venter.',
    en: 'Give your hands something to do while you wait.',
  },
  {
    no: 'La en annen lese det først, om du vil.',
    en: 'Let someone else read it first, if you like.',
    avoid: ['social_contact'],
  },
  { no: 'Hold rundt noe varmt.', en: 'Hold something warm.' },
];

const DRIVING: Tips = [
  {
    no: 'Velg en vei du kjenner, og en tid med lite trafikk.',
    en: 'Choose a road you know, and a time with little traffic.',
  },
  {
    no: 'Begynn med en kort strekning, og ta en pause der det er trygt.',
    en: 'Make it a short drive first, with a break where it is safe to stop.',
  },
  {
    no: 'La bilen stå om dette ikke er dagen for det.',
    en: 'Leave the car where it is if this is not the day for it.',
  },
  {
    no: 'Ta gjerne med noen.',
    en: 'Take somebody along, if you like.',
    ifAlone: true,
    avoid: ['social_contact'],
  },
  {
    no: 'Skru av musikken, og ha det stille.',
    en: 'Turn off the music, and keep it quiet.',
  },
];
const LONG_DRIVE: Tips = [
  {
    no: 'Bestem pausene før du kjører, heller mange enn få.',
    en: 'Settle the breaks before you set off, rather many than few.',
  },
  {
    no: 'Blir du trøtt, så stopp der det er trygt, og hvil.',
    en: 'If you get sleepy, stop where it is safe, and rest.',
  },
  {
    no: 'Spør om noen kan dele kjøringen med deg.',
    en: 'Ask if somebody can share the driving with you.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha vann og mat i nærheten av setet.',
    en: 'Keep water and food near your seat.',
  },
  {
    no: 'Si til noen når du regner med å være framme.',
    en: 'Tell someone when you expect to arrive.',
    avoid: ['social_contact'],
  },
];
const NEEDLE: Tips = [
  {
    no: 'Si fra når du kommer, at du gjerne vil ligge.',
    en: 'Say as you arrive that you would like to lie down.',
  },
  {
    no: 'Se bort, og tell bakover fra tretti.',
    en: 'Look away, and count backwards from thirty.',
  },
  {
    no: 'Bli sittende litt etterpå, med noe å drikke.',
    en: 'Stay in the chair for a while after, with something to drink.',
  },
  {
    no: 'Si om du vil vite når stikket kommer.',
    en: 'Say whether you want to know when it comes.',
  },
  {
    no: 'Ta på en løs genser.',
    en: 'Wear a loose jumper.',
  },
];
const SCAN: Tips = [
  {
    no: 'Si at du gruer deg, og spør hvor lenge hver del varer.',
    en: 'Say that you dread it, and ask how long each part lasts.',
  },
  {
    no: 'Lukk øynene, og gå gjennom et hus du er glad i, rom for rom.',
    en: 'Close your eyes, and go through a house you love, room by room.',
  },
  {
    no: 'Spør hvordan du sier fra underveis.',
    en: 'Ask how you can make yourself heard along the way.',
  },
  {
    no: 'Be om et teppe, og om ørepropper.',
    en: 'Ask for a blanket, and for earplugs.',
  },
  {
    no: 'Ta på klær uten metall.',
    en: 'Wear clothes with no metal in them.',
  },
];
const FIRST_DAY: Tips = [
  {
    no: 'Finn ett sted der du kan sitte i fred når det blir mye.',
    en: 'Find one place to sit in peace when it gets to be a lot.',
  },
  {
    no: 'Si hei til én. Navnene kan du lære en annen dag.',
    en: 'Say hello to one person. The names can wait for another day.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha rom og klokkeslett på en lapp.',
    en: 'Have the room and the time on a slip of paper.',
  },
  {
    no: 'Ta med vann og en matpakke.',
    en: 'Bring water and a packed lunch.',
  },
  {
    no: 'La kvelden være tom.',
    en: 'Leave the evening empty.',
  },
];
const SCHOOL_RUN: Tips = [
  {
    no: 'Legg sko, sekker og nøkler ved døra kvelden før.',
    en: 'Put shoes, bags and keys by the door the evening before.',
  },
  {
    no: 'Sett en alarm fem minutter før dere må ut.',
    en: 'Set an alarm for five minutes before you have to leave.',
  },
  {
    no: 'Sitt litt i ro etterpå.',
    en: 'Sit still for a while after.',
  },
  {
    no: 'Avtal hvem som kan ta turen en annen gang.',
    en: 'Agree who could do the trip another time.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ta en rolig vei hjem.',
    en: 'Take a quiet way home.',
  },
];
const CAMPING: Tips = [
  {
    no: 'Ta med det du sover best med: puta, ørepropper, ekstra sokker.',
    en: 'Bring what you sleep best with: your pillow, earplugs, extra socks.',
  },
  {
    no: 'Avtal hvem som tar over når du trenger en stund i teltet.',
    en: 'Agree who takes over when you need a while in the tent.',
  },
  {
    no: 'Finn plassen din litt unna bålet og bråket.',
    en: 'Find your spot a little way off from the fire and the noise.',
  },
  {
    no: 'Legg deg tidlig den første kvelden.',
    en: 'Turn in early on the first night.',
  },
  {
    no: 'Ha lommelykt og vann ved hodet.',
    en: 'Keep a torch and water by your head.',
  },
];
const PERFORMING: Tips = [
  {
    no: 'Øv mest på den aller første linja. Når den sitter, er du i gang.',
    en: 'Practise the very first line the most. Once that one is safe, you are under way.',
  },
  {
    no: 'Finn ett vennlig ansikt å se på, eller et punkt bakerst i rommet.',
    en: 'Find one friendly face to look at, or a spot at the back of the room.',
  },
  {
    no: 'Ha et stille sted å være rett før, og et til rett etterpå.',
    en: 'Have a quiet place to be just before, and another for just after.',
  },
  {
    no: 'Ha vann i nærheten.',
    en: 'Keep water close by.',
  },
  {
    no: 'Begynn litt saktere enn du tror.',
    en: 'Start a little slower than you think.',
  },
];
const CLASS_MEETING: Tips = [
  {
    no: 'Sett deg ytterst, nær døra.',
    en: 'Take a seat at the end of a row, near the door.',
  },
  {
    no: 'Noter bare datoene. Resten pleier å komme i en melding.',
    en: 'Write down the dates only. The rest tends to come in a message.',
  },
  {
    no: 'Be en annen forelder fortelle deg slutten, om du går tidlig.',
    en: 'Ask another parent to tell you how it ended, if you leave early.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ta med vann, og noe å notere på.',
    en: 'Bring water, and something to write on.',
  },
  {
    no: 'Du trenger ikke melde deg til noe.',
    en: 'You need not sign up for anything.',
  },
];
const FLIGHT_WITH_CHILDREN: Tips = [
  {
    no: 'Pakk én liten pose til hvert barn, med noe nytt å lukke opp der oppe.',
    en: 'Pack one small bag for each child, with something new to open up there.',
  },
  {
    no: 'Ha noe å tygge eller suge på klart til flyet stiger og lander.',
    en: 'Have something to chew or suck ready for take-off and landing.',
  },
  {
    no: 'Si hei til dem som sitter nærmest, før noen rekker å bli lei. Det hjelper mer enn å be om unnskyldning.',
    en: 'Say hello to those who sit nearest, before anybody has had time to tire. It does more than saying sorry.',
    avoid: ['social_contact'],
  },
  {
    no: 'Pakk skift til barna, og en genser til deg.',
    en: 'Pack spare clothes for them, and a top for you.',
  },
  {
    no: 'Gå gjerne om bord sist.',
    en: 'Board last, if you can.',
  },
];
const SWIMMING: Tips = [
  {
    no: 'Hold deg der du når bunnen.',
    en: 'Stay where your feet reach the bottom.',
  },
  {
    no: 'La det telle at du har vært uti til knærne. Resten er ekstra.',
    en: 'Let it count that you went in as far as your knees. The rest is extra.',
  },
  {
    no: 'Ha håndkle og noe varmt liggende på kanten.',
    en: 'Keep a towel and something warm at the edge.',
  },
  {
    no: 'Velg en tid med få folk.',
    en: 'Choose a time with few people.',
  },
  {
    no: 'Bli i bare så lenge det er godt.',
    en: 'Stay in only as long as it feels good.',
  },
];
const DAYS_ALONE: Tips = [
  {
    no: 'Avtal en prat med noen, til et klokkeslett du kan se fram til.',
    en: 'Agree on a chat with somebody, at a time you can look forward to.',
    avoid: ['social_contact'],
  },
  {
    no: 'Gi hver dag én ting: noe godt å spise, ett ærend, en film du har spart på.',
    en: 'Give each day one thing: something good to eat, an errand, a film you have saved.',
  },
  {
    no: 'Tenn lampene før det blir mørkt, og la en radio stå på lavt.',
    en: 'Put the lamps on before it gets dark, and leave a radio on low.',
  },
  {
    no: 'Ha mat klar som bare skal varmes.',
    en: 'Have food ready that only needs warming.',
  },
  {
    no: 'Hør på gata eller regnet en stund.',
    en: 'Listen to the street or the rain for a while.',
  },
];
const NIGHT_ALONE: Tips = [
  {
    no: 'La en liten lampe stå på.',
    en: 'Leave a small lamp on.',
  },
  {
    no: 'Avtal å sende én melding før du legger deg.',
    en: 'Agree to send one message before bed.',
    avoid: ['social_contact'],
  },
  {
    no: 'Bestem hva du skal kose deg med i morgen tidlig.',
    en: 'Decide on something good for the morning.',
  },
  {
    no: 'Lås døra, og sjekk den én gang.',
    en: 'Lock the door, and check it once.',
  },
  {
    no: 'Ha noe rolig å høre på.',
    en: 'Have something calm to listen to.',
  },
  { no: 'Ha noe varmt rundt deg.', en: 'Keep warm.' },
];
/** Only where it does come home. */
export const ANIMAL_HOME_TIP: Tip = {
  no: 'Gjør i stand et mykt og stille sted til dyret kommer hjem.',
  en: 'Make a soft, quiet place ready for when your animal comes home.',
};
const ANIMAL_CARE: Tips = [
  {
    no: 'Skriv to spørsmål til dyrlegen, og ta lappen med.',
    en: 'Write two questions for the vet, and take the note along.',
  },
  ANIMAL_HOME_TIP,
  {
    no: 'Finn noe lite å gjøre med hendene mens du venter.',
    en: 'Have something small to do with your hands while you wait.',
  },
  {
    no: 'Bestem hvem du kan ringe.',
    en: 'Decide whom you can ring.',
    avoid: ['social_contact'],
  },
  {
    no: 'Spør når du får høre noe.',
    en: 'Ask when you will hear something.',
  },
];

const HOPED_FOR: Tips = [
  {
    no: 'Velg hvem du vil fortelle noe til, og når.',
    en: 'Decide who will be told anything, and when.',
  },
  {
    no: 'Ta med en hånd å holde i, eller noe mykt i lomma.',
    en: 'Bring a hand to hold, or something soft in your pocket.',
  },
  {
    no: 'Hold resten av dagen fri, og ha noe godt klart hjemme.',
    en: 'Keep the rest of the day free, and have something nice ready at home.',
  },
  {
    no: 'Spør om alt du lurer på.',
    en: 'Ask what you would like to know.',
    avoid: ['social_contact'],
  },
  {
    no: 'Gjør kvelden så enkel du kan.',
    en: 'Keep the evening as simple as you can.',
  },
];

const TIME_FOR_TWO: Tips = [
  {
    no: 'Avtal en enkel utgave på forhånd, kanskje te i sofaen eller et bord i en rolig krok.',
    en: 'Agree on a simple version beforehand, such as tea on the sofa or a quiet corner table.',
  },
  {
    no: 'Avtal et tegn for «nå er det nok for meg», kanskje en hånd på armen.',
    en: 'Agree on a sign for “that is enough for me”, such as a hand on the arm.',
  },
  {
    no: 'Har dagen vært lang, spis litt og legg deg nedpå først.',
    en: 'If the day has been long, have a bite to eat and lie down first.',
  },
  {
    no: 'Legg vekk telefonene en stund.',
    en: 'Put the phones away for a while.',
  },
  {
    no: 'Spis noe enkelt som begge liker.',
    en: 'Eat something simple that you both like.',
  },
];
const NEW_PET: Tips = [
  {
    no: 'Gjør klar én krok før dyret kommer, med vann, et teppe og et sted å gjemme seg.',
    en: 'Get one corner ready first, with water, a blanket and a place to hide.',
  },
  {
    no: 'Spør hva dyret er vant til å spise, og skriv det på en lapp ved skålen.',
    en: 'Ask what the animal is used to eating, and keep a note of it by the bowl.',
  },
  {
    no: 'Er det noen som kan ta over en stund, avtal det nå, så får du hvile den første dagen.',
    en: 'If someone could take over for a while, settle it now, so you can lie down on the first day.',
  },
  {
    no: 'Snakk lavt, og la dyret komme til deg.',
    en: 'Talk softly, and let the animal come to you.',
  },
  {
    no: 'Hold den første dagen stille.',
    en: 'Keep the first day quiet.',
  },
];
const ANIMALS_AND_CROPS: Tips = [
  {
    no: 'Finn ut hvor du kan sitte: en krakk, en stein, en bøtte med bunnen opp.',
    en: 'Know where you can sit: a stool, a rock, an upturned bucket.',
  },
  {
    no: 'Del det opp i små runder, med en pause etter hver.',
    en: 'Take it in small rounds, with a rest after each.',
  },
  {
    no: 'Legg hansker, vann og noe å spise der du kommer til å være.',
    en: 'Leave gloves, water and something to eat where you are going to be.',
  },
  {
    no: 'Spør om noen kan ta den tyngste biten.',
    en: 'Ask if someone can take the heaviest part.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ta pausen før du trenger den.',
    en: 'Take the break before you need it.',
  },
];
const KEEPSAKES: Tips = [
  {
    no: 'Er det mye, lag tre bunker: behold, gi bort, senere. Den siste kan være størst.',
    en: 'If there is a lot, make three piles: keep, pass on, later. The last may be largest.',
  },
  {
    no: 'Bestem når du slutter før du åpner noe, kanskje når koppen er tom.',
    en: 'Decide beforehand where you stop, such as when the teacup is empty.',
  },
  {
    no: 'Si til noen hvilken dag du gjør det, så du kan ringe om du vil.',
    en: 'Tell someone which day you are doing it, so there is a person to ring if you like.',
    avoid: ['social_contact'],
  },
  {
    no: 'Begynn med det som er lettest å se på.',
    en: 'Begin with what is easiest to look at.',
  },
  {
    no: 'Ta bilde av det du ikke kan beholde.',
    en: 'Take a photo of what has to go.',
    avoid: ['screen_use'],
  },
];
const WORK_SHIFT: Tips = [
  {
    no: 'Legg vann og noe lite å spise i veska på forhånd, så ligger det der når du vil ha det.',
    en: 'Put water and something small to eat in your bag beforehand, so it is there when you want it.',
  },
  {
    no: 'Velg et sted for en kort pause: en stol, en krakk, et stille rom.',
    en: 'Pick a spot for a short break: a chair, a stool, a quiet store room.',
  },
  {
    no: 'Gjør klar én ting hjemme til etterpå, som en ren kopp eller pysjen på senga.',
    en: 'Leave one thing ready at home for afterwards, such as a clean cup or pyjamas on the bed.',
  },
  {
    no: 'Ta på gode sko.',
    en: 'Wear good shoes.',
  },
  {
    no: 'Ta den letteste oppgaven først, om du kan.',
    en: 'Take the easiest task first, if you can.',
  },
];
const WORK_TRIP: Tips = [
  {
    no: 'Er det et program, kan du se på det før du drar og velge én del å stå over.',
    en: 'If there is a programme, look at it beforehand and pick one part you could skip.',
  },
  {
    no: 'Deler du rom, kan du tidlig si fra om når du liker å legge deg. Ørepropper veier nesten ingenting.',
    en: 'If you share a room, say early on when you like to sleep. Earplugs weigh next to nothing.',
  },
  {
    no: 'Ta med én ting hjemmefra som er kjent: koppen din, et putetrekk, en såpe.',
    en: 'Take one thing from home that you know well: your mug, a pillowcase, a bar of soap.',
  },
  {
    no: 'Si hvilken kveld du tar det rolig.',
    en: 'Say which evening you will take quietly.',
  },
  {
    no: 'Hold av litt tid hver dag til deg selv.',
    en: 'Keep some time each day for yourself.',
  },
];
const FIRST_MEETING: Tips = [
  {
    no: 'Avtal på forhånd hvor lenge dere ses, så er slutten kjent.',
    en: 'Settle roughly how long you will be together, so the end is known.',
  },
  {
    no: 'Sett deg gjerne litt på skrå for den andre, så har øynene et annet sted å hvile.',
    en: 'Sit at an angle if you can, so your eyes have somewhere else to rest.',
  },
  {
    no: 'Ha ett lett spørsmål klart, for eksempel om veien hit eller hva den andre vil drikke.',
    en: 'Have one easy question ready, such as how the journey was or what they would like to drink.',
  },
  {
    no: 'Ta med noe lite å vise fram.',
    en: 'Bring something small to show.',
  },
  {
    no: 'Ha ingen planer rett etterpå.',
    en: 'Plan nothing for right after.',
  },
];
const SEASON: Tips = [
  {
    no: 'Sett en stol der lyset eller skyggen er god, og la den bli stående.',
    en: 'Put a chair where the light or the shade is good, and leave it there.',
  },
  {
    no: 'Legg fram én ting til ukene som kommer: et pledd, ullsokker, en tynn skjorte.',
    en: 'Lay out one thing for the weeks ahead: a blanket, wool socks, a thin shirt.',
  },
  {
    no: 'Velg en liten vane til én del av dagen: en lampe som tennes, et vindu på gløtt.',
    en: 'Choose a small habit for one part of the day: a lamp lit, a window ajar.',
  },
  {
    no: 'Velg én ting å glede deg til hver uke.',
    en: 'Choose one thing to look forward to each week.',
  },
  {
    no: 'Se etter ett tegn på at året snur.',
    en: 'Look for one sign that the year is turning.',
  },
];
const DARK_MONTHS: Tips = [
  {
    no: 'Tenn den samme lampa til samme tid hver dag.',
    en: 'Light the same lamp at the same time each day.',
  },
  {
    no: 'Se etter den blå stunden rett før det mørkner.',
    en: 'Look for the blue hour, just before dark.',
  },
  {
    no: 'Få med deg litt dagslys, ute eller ved vinduet.',
    en: 'Get a little daylight, outside or by the window.',
  },
  {
    no: 'Legg fram det som varmer: pledd, ullsokker, en god kopp.',
    en: 'Put out what warms you: a blanket, thick socks, a good mug.',
  },
  {
    no: 'Ha én ting å glede deg til hver uke.',
    en: 'Have one thing to look forward to each week.',
  },
  {
    no: 'Lys i vinduet kan tennes så tidlig du vil.',
    en: 'Put lights up as early as you like.',
  },
];
const CHILD_STARTS: Tips = [
  {
    no: 'Velg en kort avskjed: «Ha det fint, vi ses.»',
    en: 'Choose a short goodbye: “Have fun, see you later.”',
  },
  {
    no: 'Noe kjent hjemmefra kan bli med i sekken.',
    en: 'Something familiar from home can go in the bag.',
  },
  {
    no: 'Skal du følge, legg fram alt kvelden før.',
    en: 'If you are going along, put it all out the night before.',
  },
  {
    no: 'Avtal når du får høre hvordan det gikk.',
    en: 'Agree when you will hear how it went.',
  },
  {
    no: 'Hold resten av dagen rolig.',
    en: 'Keep the rest of the day calm.',
  },
  {
    no: 'Spør barnet om én ting: hva var gøyest?',
    en: 'Ask the child one thing: what was the best bit?',
  },
];
const DATE: Tips = [
  {
    no: 'Foreslå et sted der det er lett å snakke, og lett å gå hjem.',
    en: 'Suggest a place where talking is easy, and so is going home.',
    ifNoPlace: true,
  },
  {
    no: 'Si at du blir en liten stund. Det er alltid lov å bli lenger.',
    en: 'Say that you will stay a little while. Staying longer is always possible.',
  },
  {
    no: 'Er du nervøs, kan du si det. Da er det sagt.',
    en: 'If you are nervous, you may say so. Then it is said.',
  },
  {
    no: 'Si til en venn hvor du skal, og når du er hjemme.',
    en: 'Tell a friend where you are going, and when you will be home.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha ett spørsmål klart som du selv vil ha svar på.',
    en: 'Have one question ready that you would like answered.',
  },
  {
    no: 'Hvil litt på forhånd.',
    en: 'Rest a little beforehand.',
  },
];
const OWN_BIRTHDAY: Tips = [
  {
    no: 'Si tidlig til noen hva du helst slipper.',
    en: 'Tell someone early what you would rather skip.',
    isOfUnwanted: true,
    avoid: ['social_contact'],
  },
  {
    no: 'Velg én ting som gjør dagen til din.',
    en: 'Choose one thing that makes the day yours.',
  },
  {
    no: 'La en annen ordne kaka, eller kjøp den.',
    en: 'Let somebody else get the cake, or buy one.',
    avoid: ['social_contact'],
  },
  {
    no: 'Sett et klokkeslett for når det slutter.',
    en: 'Set a time for when it ends.',
  },
  {
    no: 'Svar på hilsener dagen etter, om du vil.',
    en: 'Answer messages the day after, if you like.',
  },
];
const FIRST_SCHOOL_DAY: Tips = [
  {
    no: 'Pakk sekken kvelden før.',
    en: 'Pack your bag the night before.',
  },
  {
    no: 'Ta bilde av timeplanen, så har du den på deg.',
    en: 'Take a photo of the timetable, so it is always with you.',
    avoid: ['screen_use'],
  },
  {
    no: 'Prøv veien dit én gang før dagen.',
    en: 'Try the route there once before the day.',
  },
  {
    no: 'Spør den nærmeste om du går deg bort.',
    en: 'If you lose your way, ask whoever is nearest.',
    avoid: ['social_contact'],
  },
  {
    no: 'Bestem hvor du går i den første pausen.',
    en: 'Decide where to go in the first break.',
  },
  {
    no: 'La ettermiddagen være tom.',
    en: 'Leave the afternoon empty.',
  },
];
const VET_VISIT: Tips = [
  {
    no: 'Sett fram bur eller bånd i god tid.',
    en: 'Get the carrier or the lead out in good time.',
  },
  {
    no: 'Ta med noe som lukter hjemme.',
    en: 'Bring something that smells of home.',
  },
  {
    no: 'Spør om dere kan vente ute.',
    en: 'Ask if you can wait outside.',
    avoid: ['social_contact'],
  },
  {
    no: 'Skriv ned ett spørsmål til dyrlegen.',
    en: 'Write down one question for the vet.',
  },
  {
    no: 'La dyret få fred når dere er hjemme igjen.',
    en: 'Let your animal have some peace once you are home.',
  },
];
const TRAVEL_TOGETHER: Tips = [
  {
    no: 'Avtal et tegn for når du trenger en pause.',
    en: 'Agree on a sign for when you need a break.',
  },
  {
    no: 'Velg én ting hver. Resten er ekstra.',
    en: 'Choose one thing each. The rest is extra.',
  },
  {
    no: 'Finn et sted der dere kan sitte og bare se.',
    en: 'Find a spot where you can sit and just look.',
  },
  {
    no: 'Ta ett bilde av dere sammen.',
    en: 'Take one photo of you together.',
    avoid: ['screen_use'],
  },
  {
    no: 'Si tidlig når du helst vil legge deg.',
    en: 'Say early on when you like to go to bed.',
  },
];
const OFFICE_VISIT: Tips = [
  {
    no: 'Legg alle papirene i én mappe kvelden før.',
    en: 'Put all the papers in one folder the evening before.',
  },
  {
    no: 'Skriv spørsmålet ditt på en lapp, og vis den fram om ordene stopper.',
    en: 'Write your question on a slip, and show it if the words get stuck.',
  },
  {
    no: 'Ta med vann, og noe å se på mens du venter.',
    en: 'Bring water, and something to look at while you wait.',
  },
  {
    no: 'Be om å få svaret på papir.',
    en: 'Ask to have the answer in writing.',
    avoid: ['social_contact'],
  },
  {
    no: 'Velg den fineste veien hjem igjen.',
    en: 'Choose the nicest way home.',
  },
  {
    no: 'Noter hvem du snakket med.',
    en: 'Note down whom you spoke to.',
  },
];
const OWN_CARE: Tips = [
  {
    no: 'Sitt mens du gjør det, på en krakk, en stol eller sengekanten.',
    en: 'Sit while you do it, on a stool, a chair or the edge of the bed.',
  },
  {
    no: 'Legg alt du trenger innen rekkevidde først.',
    en: 'Put all you need within reach first.',
  },
  {
    no: 'Velg den tida på dagen da du har mest å gå på.',
    en: 'Choose the time of day when you have most to go on.',
  },
  {
    no: 'Ta én del i dag, og én del en annen dag.',
    en: 'Do one part today, and one part another day.',
  },
  {
    no: 'Ha noe mykt og varmt klart til du er ferdig.',
    en: 'Have something soft and warm ready for when you finish.',
  },
  {
    no: 'Hvil midt i, om du vil.',
    en: 'Rest in the middle, if you like.',
  },
];

/** What can make each kind of event easier. */
export const EVENT_TIPS: Record<PlannedEvent, Tips> = {
  doctor: APPOINTMENT,
  dentist: DENTIST,
  'hospital-visit': HOSPITAL,
  therapy: THERAPY,
  'welfare-office': APPOINTMENT,
  'job-interview': INTERVIEW,
  'work-meeting': WORK,
  'first-day-back': WORK,
  presentation: SHOWING,
  exam: SHOWING,
  'school-day': SCHOOL,
  'parents-meeting': ABOUT_A_CHILD,
  'phone-call': CALL,
  'difficult-talk': TALK,
  'family-dinner': GATHERING,
  party: GATHERING,
  wedding: WEDDING,
  funeral: FUNERAL,
  'visit-receive': COMPANY,
  'visit-make': VISITING,
  date: DATE,
  'cafe-friend': MEETING_ONE,
  'children-activity': CHILDREN,
  shopping: ERRAND,
  errand: ERRAND,
  travel: TRAVEL,
  'public-transport': RIDE,
  exercise: MOVEMENT,
  walk: MOVEMENT,
  hobby: HOBBY,
  'concert-cinema': PASTIME,
  'moving-house': MOVING,
  cleaning: AT_HOME,
  cooking: COOKING,
  holiday: FESTIVE,
  birthday: GATHERING,
  'alone-time': DAYS_ALONE,
  'quiet-day': QUIET,
  'news-result': RESULT,
  'online-meeting': SCREEN,
  court: COURT,
  physio: PHYSIO,
  'driving-test': DRIVING_TEST,
  'hair-and-care': HAIR_AND_CARE,
  'children-party': CHILDREN_PARTY,
  parting: PARTING,
  'visit-unwell': VISITING_UNWELL,
  'desk-work': DESK_WORK,
  making: MAKING,
  driving: DRIVING,
  'first-night-alone': NIGHT_ALONE,
  'animal-care': ANIMAL_CARE,
  'family-celebration': WEDDING,
  'hoped-for-treatment': HOPED_FOR,
  'long-drive': LONG_DRIVE,
  needle: NEEDLE,
  scan: SCAN,
  'first-day': FIRST_DAY,
  'school-run': SCHOOL_RUN,
  camping: CAMPING,
  performing: PERFORMING,
  'class-meeting': CLASS_MEETING,
  flight: TRAVEL,
  'flight-with-children': FLIGHT_WITH_CHILDREN,
  swimming: SWIMMING,
  'time-for-two': TIME_FOR_TWO,
  'new-pet': NEW_PET,
  'animals-and-crops': ANIMALS_AND_CROPS,
  keepsakes: KEEPSAKES,
  'work-shift': WORK_SHIFT,
  'work-trip': WORK_TRIP,
  'first-meeting': FIRST_MEETING,
  season: SEASON,
  'dark-months': DARK_MONTHS,
  'child-starts': CHILD_STARTS,
  'own-birthday': OWN_BIRTHDAY,
  'first-school-day': FIRST_SCHOOL_DAY,
  'vet-visit': VET_VISIT,
  'travel-together': TRAVEL_TOGETHER,
  'office-visit': OFFICE_VISIT,
  'own-care': OWN_CARE,
};
