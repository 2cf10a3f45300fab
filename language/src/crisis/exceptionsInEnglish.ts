/** Ways of speaking that sound like a crisis and are none, as in `exceptions.ts`. English. */
export const EXCEPTIONS_EN = `
  <stoff>|<drug>|tablet*|pille*|medisin*|doser|dose|medication ___ like_normal|as_normal|as_usual|like_always|same_as|as_always|as_prescribed|like_the|as_directed|with_breakfast|with_my_breakfast|with_porridge|every_day|every_morning|every_night|on_time|on_schedule|in_order|right_order|right_time|all_week|this_week|helped|did_the_trick
  1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|18|20|21|25|30|40|42|50|60|70|80|90|100|200|300|400|500|few|several|couple_of|many|some kms
  dog*|cat*|horse*|pony|pet|pets|puppy|pup|poodle|spaniel|coat|beard|nails ___ groomed*|grooming*|groomer*
  groomed*|grooming*|groomer* ___ dog*|cat*|horse*|pony|pet|pets|puppy|appointment*|salon|brush*|table|session*
  groomed|grooming for the|a|this? job|role|post|position|promotion|top
  she|he|mum|mom|dad|who|always|often|never|sometimes|husband|wife|sister|brother|everyone overdoes
  overdoes it|things|everything|christmas|the|his|her
  rapped|rapping on|at ___ door|doors|window|table|desk|wood|glass
  rapped my|the? knuckles
  carry|carries|bring|pack|packed|renew|collect|order|spare|remember|expired|replace|new|buy ___ epipen*
  epipen* ___ bag|handbag|expired|expires|drawer|prescription|training|date|backpack|case
  burglar|burglary|burglaries alarm|alarms|series|film|show|book|story|bill|insurance|claim|drama
  mishandle|mishandled|mishandling the|my|our|a? parcel*|luggage|bag|bags|food|cups|glasses|box|boxes|ball|case|data|complaint|order|delivery|money
  celery|rhubarb|broccoli|corn|flower|bean|leaf|plant|asparagus|cabbage|lettuce|chard stalk*
  stalk|stalks of celery|rhubarb|broccoli|corn|asparagus|lemongrass|wheat
  battered fish|cod|haddock|sausage*|calamari|squid|prawns|suitcase|copy|paperback|sofa|old|car|van|boots
  pimp my|our|your|the ride|bike|room|kitchen|car
  pipped at|to the? post
  has|have|had|got|getting|his|her|new|ear|need|needs grommets
  grommet for|in|on|the|hole|around
  dying|die|died|dead from|of|with boredom|laughter|laughing|embarrassment|heat|hunger|thirst|cringe|curiosity|cute*|shame|excitement|happiness|the_heat|to|hay
  die|died|dying laughing|inside|of_laughter|on_me|a_little
  die|dying|died for that|a|this|some
  dying to see|know|hear|try|meet|go|get
  to die for
  die in|at|on the|a|level|my? game*|level*|round|boss*|first|hill|minecraft|video*|exam
  die|dying|dead my|the|of hair|roots
  rather die|dead than|of eat|watch|go_to|wear|go|listen|admit|cook|work|run|do|clean|sit|touch|drink|see|talk|ask|miss _ _ .
  dead tired|asleep|line|lift*|serious|slow|on_my_feet|end|quiet|pan|sea|wood|beat
  kill|killed|killing|kils for|time|it|the|two|an|some|a|off coffee|pizza|a|an|some|that|nap|sleep|to|hour|time|mood|vibe|weeds|bugs|mosquito*|spider*|slugs|engine|lights|it|workout|stage|presentation|interview
  kill|killing myself laughing
  <partner>|<kin> _ kills|killed|kill|beat|beats|hit|hits me|us at|with|in|by|up|for|hard _ chess|mario|games?|cards|fifa|tennis|padel|scrabble|golf|ludo|monopoly|bill|text|points|race|every|insta*|coffee
  mum|mom|dad|mother|father|parents|boss is|are|will|wil|going|gonna __ kill me when|for|if __ mess|grades|dishes|room
  hit|hits me|us that|like how
  hit me up
  push* me to|on|in|out to? do|be|try|run|keep|harder|swing|my
  kick* me|us out|off of|the|my team|group|chat|call|server
  beat|beats me|us at|to|in|by chess|it|cards|fifa|everything|tennis|games?|the|scrabble|mario|points|ludo|padel|golf
  hurt|hurts|cut|burn|burned|burnt|hit|injured|scratch* myself|himself|herself on|at|while|making|during __ shaving|playing|cooking|slicing|chopping|oven|stove|pan|football|gym|soccer|training|running|skiing|bread|paper|roses|thorn*|dinner|tea|kettle|work|game|tin|vegetables|onions|lifting|curling|toast*
  hurt*|cut|burn* myself shaving|cooking|skiing|running|playing|chopping|slicing|training|tripping|lifting
  cut|cutting my hair|grass|nails|fringe|losses|lawn
  cut|cutting down|back|out|off|the|up|class|corners|carrots|sugar|hair|grass|vegetables|coffee|carbs
  urge* to cut my|the|off|it hair|grass|fringe|bangs|it
  wake|waking up at|early|before|in|to|him|her|them|the|with _ alarm*|six|five|seven|four|kids|baby|morning|snow|noise|neighbours|hangover|so_early
  wake up at|early|before
  live|living in|with|at|near _ house|flat|apartment|city|town|oslo|bergen|country|parents|roommate*|flatmate*|mess|dorm|basement|norway|london|boxes|suburbs
  live|living on|without _ noodles|coffee|chocolate|tv|internet|phone|cheese
  living|live out of
  tired|sick|done of|with living|life out|admin
  disappear|vanish under|into|in|to|behind|on|with|for _ blanket|book|woods|sofa|bed|cabin|duvet|holiday|weekend|mountains|bath|covers|novel|week|week|couch|game
  no point|reason|sense in|of|to? going|keeping to|out|up|there|shopping|swimming|tonight|home
  suicide|suicid squad|squeeze|door|burnout|prevention_course|lane|girls
  give|gave|giving away my|the? spoiler*|plot|ending|everything_about
  my|the last|final day|night|message|note|letter|post at|of|in|with|to|on|before|here _ work|job|school|holiday|boss|vacation|landlord|team
  last|final night|day|message of|at|in|on|here
  say|said|saying my|our? goodbye* to _ everyone|all|world _ work|office|party|airport|school|team
  call|phone|need an ambulance for|in|toy|lego
  <leap> ___ <play>
  <play> ___ <leap>
  <leap> in|into|on _ car|bus|train .|to|and|with|home|together
  jump|jumping|jumped of|from|off|in|into bed|sofa|couch|plane|the_pool|pool|diving|lake|sofa|trampoline|aeroplane|airplane
  jump* _ bridge|cliff|plane|board|rock __ swim*|bungee|lake|water|sea|parachute
  bungee|parachute|base jump*
  shoot myself in the foot
  overdos* on|of chocolate*|sweets|candy|cake*|coffee|sugar|netflix|tv|cuteness|sun*|christmas|cheese|glitter|vitamin_d
  dying|die|died plants?|phone|battery
  off|on|at|from|under|round|around the|my|our|a table
  hang|hanging out|in|up|on|around
  take my|your|our life back
  took|take his|her|my life in hands|his_hands|my_hands
  took|taking|take my|our life savings|story|coach
  ending my life insurance
  burden on|to the economy|environment|budget|planet
  abusive|violent film*|movie*|game*|series|show*|book*|weather
  end it|tonight on|with a|the|high|dessert
  better off|of with|without a|the|tea|meat|bus
  no other way out of the|of|this|town|car|garage|contract
  cant breathe|breath through|with|in my|the|this? nose|heat|mask
  dog|cat|hamster|rabbit|horse|plant|plants|phone|grandma|grandpa|battery|father|dad|mother|mum|mom is|was|are|looks|seems|keeps|going|about|nearly _ to? die|dying
  afraid|scared|fear* to|of|about die|dying|death
  i died|die a|inside little
  swerv* _ _ to? avoid|miss
  cut my leg|legs|arm|wrist|thigh shaving|on|in|at|with
  burn*|burned my arm|wrist|leg|skin on|in|at|with|cooking _ oven|stove|pan|iron|sun|beach
  cutting again in|at work|class|carpentry
  no end to the|this|my rain|winter|snow|meetings|laundry|work|renovation|queue
  <partner>|<kin> _ hits|hit the snooze|gym|road|ball|books|sack|nail|brakes
  <kin> <hits> me at|in|with|to|for chess|cards|mario|games|spoon|toy|pillow|swing|swings
  pushed|pushes me to be|try|do
  toddler|baby <hits> me
  toddler|baby <hits> me with|in|on
  the death of me
  could|would|i murder|kill a|some|for|an curry|pizza|burger|coffee|beer|pint|kebab|tea|cake|wine|cuppa|nap|cookie
  mosquito*|wasp|puppy|kitten|cat|dog|bee|parrot|toddler|baby|rabbit|horse|hamster|grandson|granddaughter|newborn|two_year _ _ <hits>|scratch*|bit|bites|headbut* <meg>
  drags|dragged|dragging me along|to|out|shopping|on
  hit|hits|hitting me up|hard|like|that|then|yesterday|today|all|how
  <who> broke|breaks my heart|phone|mug|laptop|favourite
  count* _ <pills> into|for|in the|my weekly|box|organiser|organizer|week
  wont|not be here|around _ _ week|monday|friday|tomorrow|tuesday|wednesday|thursday|weekend _ holiday*|dentist|vacation|appointment|travel*|on
  burden _ _ _ _ ill|illness|sick|flu|broken
  hear* voices through|from|outside|downstairs|in_the_hall
  breathe|breath properly|right|well with|because|through|from this|my|a|the cold|hay|flu|nose|sinus|congest*
  take|face|do another|any|more day|days|week of|at|in snow|rain|meetings|work|school|winter|heat|homework|laundry
  go on this|the|a|any trip|holiday|walk|bike|hike|tour|date|run
  goodbye* to my? colleagues|team|class|summer|office|students|coworkers|house|car|guests
  grabbed my hand|hands|coat|bag
  broke my bike|phone|mug|heart|laptop|vase
  without me at|tonight|this|for the|party|meeting|match|game|week|dinner|trip
  fine|better|happy|great without me at|tonight|this|for|today
  put me out of my misery
  banged|bumped|hit my head on the? cupboard|shelf|door|ceiling|car|table|lamp
  little brother|sister <hits>|scratched me
  cut me some slack
  stand up last night
  the stand|show|band|gig|set killed|kills
  nothing left for myself
  no matter
  bottle|bottles|box|packet|pack of wine|beer|water|chocolate*|champagne|juice|milk|cookies|biscuits|sweets|coke|crisps
  paper cut|cuts
  follow* me|us|him|back on|back? _ instagram|insta|tiktok|twitter|linkedin|snap|strava|spotify
  push* me|us to|hard|harder|at exercise|train|run|walk|study|work|go|improve|finish|apply|intervals|practice|training
  boss|company|work|manager|school|teacher|coach __ forc*|makes|made me|us to use|work|attend|return|come|wear|sit|run|stay
  life as|after_uni|in_the_city|hacks
  student|single|office|city|party|school life
  burden on|to|for ___ budget|economy|environment|planet|taxpayer*|wallet
  call*|ring*|ringte|ringt _ police|politi*|politiet about|om|regarding _ _ stolen|stjål*|noise|bråk*|parking|parker*|lost|tapt|bike|sykkel*
  period|periods|cramps|nosebleed*|gums|nose ___ bleed*|blood|bled
  bleed*|blood|bled ___ period|periods|gums|nose|donat*
  cut|cutting me|myself some|a_little slack
  dog|cat|fox|deer|moose|bird|hedgehog __ hit|killed by
  stroke|heart_attack ___ last_year|years_ago|recover*|fine_now|hes_fine|shes_fine|rehab|months_ago|doing_well
  hit me with your|some|ideas|suggestions|it
  hit|hits|slapped with a|an|another? _ fine|bill|fee|tax|ticket|invoice|cold|flu|deadline*
  bruis* ___ handball|football|bike|gym|climbing|volleyball|skiing|judo|rugby|hockey|soccer|cycling|moving
  beat|beats|beating me|us at|in quiz*|darts|pool|poker|running|trivia|catan|snooker|swimming|bowling|tetris|uno
  push* me|us hard|harder
  nose|nesa|nese ___ breathe|puste|breath
  thighs|legs|muscles|calves|quads|abs|lungs burn|burning|burned
  plan|plans ready for next|the|work|monday|tomorrow|summer
  do something nice|fun|hyggelig|gøy|new|else|different|good|koselig|creative
  do yoga|my|the|your|some|more|a
`;
