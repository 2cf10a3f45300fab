/** Words that are names of people or places, too: with a capital, or before what people do, they are taken for one. */
export const ALSO_NAMES: ReadonlySet<string> = new Set(
  `
  bob ben sam max henning
  ada adrian aksel alma alta amber anders andreas ane angel ann anna anne april arendal arne art ask asker autumn
  barrow basil bath benjamin bente bergen berit bill birk bjørn bo bodø brage brook brooke buck buddy bærum carol
  chase chip christian cliff colin cork dag daisy dale daniel david dawn deal dean destiny dick dolly drammen drew
  eirik eli elias ella ellen elverum emil emma erik espen eve even faith falk fanny farsund finn florø forest frank
  fredrik fredrikstad førde gail geir gene ginger gjøvik glen grace grant grimstad gro gry guy halden hamar
  hammerfest hank hanne hans harmony harry harstad haugesund hauk hazel heather hege heidi helene henrik hester holly
  hope horten hull hunter ida inger ingrid iris ivar ivy jack jade jan jay jean jenny jens jimmy jo joey johan john
  jon jonas josh joy julie june jørgen kaia karen kari karin ken kirk kirkenes kitty kongsberg kristian kristiansund
  kåre lance lars larvik laurel lea leah lee leirvik lene levanger lilje lillehammer lillestrøm lily lin line linn
  liv lukas magnus mandal maren mari marie marina marius mark markus marshall marte martin mats max may melody mercy
  mia mike miles mo mobile molde molly mona moss myrtle namsos narvik nat ned nice nick nils nora norm oda odd ola
  ole olive oliver oskar oslo paige paris parker pat pearl peg penny per peter petter piper polly porsgrunn prudence
  pål queenie randy ravn ray reading reed rex ro roar rob robin rod roger rolf rose rosemary rowan ruby rugby rune
  rusty ruth sage sally sandefjord sander sandnes sandwich sandy sara sarpsborg sigurd silje simen siv ski skien skip
  sky skye sofie sogndal sol solveig sonny star stavanger stein steinkjer sterling stian stord storm sue summer
  sunniva sverre tally tanner ted terje terry thea thomas tiffany tind tine tiril tobias tom tony tor torbjørn tore
  tracy trine trinity tromsø trond trondheim trudy turid turner ty tønsberg ulv una unn vadsø val van vance vegard
  vera vic victor vidar viola violet volda voss vår wade wally ward wells will willow wren ylva york åge ålesund ås
  åse ørn ørsta øyvind`.match(/\S+/g),
);
