/** Circumstances: phrases that are suspicious only together (see `circumstance-rules.ts`). Maps tags to phrases, like the lexicon. */
export const CIRCUMSTANCES = {
  // Favours
  meeting:
    'interview|interviews|interviewed|casting|castings|audition|auditions|final conversation|final round|trial shoot|shoot|shortlisting|screening|fitting|fittings|counsel|measure each|mahojiano|usaili|kuonana|utahojiwa|mtahojiwa|selection is done|briefing|vetting',
  privatePlace:
    'suite|hotel suite|his suite|hotel room|hotel rooms|guest house|guesthouse|guest house room|apartment|private apartment|airbnb|his house|her house|his home|his residence|private residence|bedroom|keja|keja yake|crib|chumba cha hoteli|chumbani|chumba cha|kwake nyumbani|nyumbani kwake|gesti|his villa|private villa|yacht|his cottage|over dinner|over drinks|his tent|hema',
  lateHour:
    'at night|by night|late at night|usiku|after 7 pm|after 8 pm|after 8 p m|after 9 pm|after 9 p m|after 10 pm|after hours|after dark|late evening|in the evening|saa mbili usiku|saa tatu usiku|saa nne usiku|midnight',
  alone:
    'individually|one at a time|one by one|privately|in private|alone|come alone|unaccompanied|by herself|faraghani|peke yako|peke yake|mmoja mmoja|peke yao',
  bareBody:
    'swimwear|swimming costume|swim suit|bikini|lingerie|underwear|nguo za ndani|nguo za kuogelea|topless|nude|nudes|semi nude|bust|hip measurements|hips and bust|bust size|bra size|pleasing figure|fine figure|good figure|shapely|curvy|curvaceous|hourglass|slender|slim figure|body shape|body type|vital statistics|mwili mzuri|umbo zuri|umbo la kuvutia|free with her body|body and mind|size twelve|dress size',
  garmentWork:
    'customer|customers|shop|shops|boutique|sell|sells|selling|sew|sewing|stitch|tailor|tailors|pattern|patterns|garment|garments|fabric|stock|lifeguard|lifeguards|swimming lessons|swimming instructor|swimming pool|pool attendant|laundry|bale|mitumba|lines|patients|nurse',
  photo:
    'photo|photos|picture|pictures|pic|pics|portrait|portraits|picha|image|selfie|selfies|video of yourself|video clip',
  wholeBody:
    'full length|head to toe|from head until the foot|head until the foot|head to foot|top to toe|whole body|entire body|full body|front and side|short dress|fitted dress|tight dress|fitted clothes|kichwa hadi miguu|kichwa hadi mguu|kichwa mpaka miguu|mwili mzima|mwili wote|ukiwa umesimama|full photo|standing in',
  whoPays:
    'he|him|his|boss|bosss|chairman|chairmans|director|directors|bwana|mzee|kiongozi|bishop|pastor|producer|producers|sponsor|mheshimiwa|client|clients|patron|guests|delegates|delegate|supervisor|team leader|mkubwa|tajiri|tycoon|mzungu',
  warm: 'warmth|kind to|kinder to|nice to|lonely|please him|pleases him|pleasing him|leaves happy|keep him happy|makes him happy|comfort him|cuddle|affection|affectionate|intimate|intimacy|romantic|tender|broad minded|broadminded|open minded|openminded|friend in every sense|in every sense|more than friends|special friend|close friend|kumliwaza|kuliwaza|kumfariji|kumfurahisha|kumridhisha|kumpa raha|mtaelewana|shy with|likes company|not shy|understands him|sugar',
  nightWith:
    'share his room|share a room with|sharing a room with|share a bed|sharing lodging|share lodging|shared lodging|shared accommodation on|shared room on|sleep in his|sleeps in his|sleep in the tent|kulala hema|kulala naye|kulala na|lala kwa boss|she sleeps on saturday|she sleeps same|sleep same floor|sleep on his floor|same bedroom|overnight gigs|overnight bookings|overnight with|night programme|night program|night package|nights with|weekend away with|between you and the client|between her and the client|between you and him|hema la kiongozi|hema la bosi|plus one at home|hana bf|no boyfriend|without a boyfriend|hana mpenzi|hana boyfriend|unattached',
  // Parcels, money, lines
  parcel:
    'parcel|parcels|package|packages|packet|packets|box|boxes|tin|tins|carton|cartons|kifurushi|vifurushi|mzigo|mizigo|maboksi|boksi|suitcase|suitcases|luggage|goods|envelope|envelopes|toys|bundle|bundles',
  blind:
    'unopened|do not open|dont open|never open|without opening|not be opened|must not open|bila kufungua|usifungue|usiifungue|usiufungue|change the label|change label|remove the label|new label|fresh label|new labels|stick our label|take off the senders|remove the senders|peel off|unabadilisha label|badilisha lebo|in your name|under your name|under your own name|in your own name|in the helpers name|kwa jina lako|to your own address|to your home address|at your home address|say it is yours|say it is your own|say they are yours|say you bought|say you have|say you are|ni yako|ni zako|traveller we name|passenger we name|address we give|address we send|address in our app|address in the app',
  deliveryWork:
    'recipient|recipients|consignee|proof of delivery|delivery note|waybill|way bill|sorting|hub|depot|customer|customers|signature|our branch|our branches',
  asker:
    'bank|banks|courier|customs|police|teller|officer|officers|safaricom|anyone|anybody|someone|authorities|embassy|immigration|airport|family|parents|wife|benki|polisi|forodha|wazazi|mtu',
  asking:
    'ask|asks|asked|asking|enquires|enquire|inquires|inquire|question|questions|questioned|wakikuuliza|akikuuliza|wakiuliza|akiuliza|ikikuuliza|ukiulizwa',
  story:
    'say it|say its|say you|say your|say that you|say that it|say they|say the|says it|tell them it|tell them you|tell them its|tell him it|answer is|answer that it|answer that you|the answer is|reply that it|reply that you|jibu ni|sema ni|useme ni|waambie ni|utasema ni|sema umetumiwa|explain that it',
  splitting:
    'split into|splits into|split it|split them|split the|split in|broken into|break it into|break into smaller|in smaller amounts|into small amounts|smaller sums|structured|below the reporting|under the reporting|reporting threshold|reporting limit|below the threshold|under the threshold|below one million|below the limit|isizidi kiwango|ndogo ndogo|kugawanya|unagawa',
  onward:
    'transfer|transfers|transferred|onward|onwards|sent on|send on|send|sending|deposited|deposit|deposits|withdraw|withdrawn|forwarded|forward|moved|banked|bank|remitted|kutuma|unatuma',
  watches:
    'detect|detects|detecting|detection|flag|flags|flagging|flagged|spot|spots|spotting|suspicious|suspected|investigate|investigates|investigating|investigation|aml|anti money|launder*|fraud|frauds|fraudulent|scam|scams|scammers|kyc|fraudsters|red flags|report to the frc|compliance|teach|teaching|raise awareness|awareness|warn|warning|educate|complaints|victims|mismatch|mismatches|match|matches|compare|compares|review|reviews',
  registering:
    'register|registers|registering|registered|open|opens|opened|opening|apply for|acquire|kusajili|sajili|unasajili|utasajili|unasajilisha|kufungua|fungua|utafungua|unafungua|chukua|lend|kuandikisha',
  lineOrAccount:
    'line|lines|laini|simcard|simcards|sim card|sim cards|sims|till|tills|account|accounts|akaunti|wallet|wallets|company|companies|business|businesses|sole proprietorship|sole proprietorships|paypal|fuliza|loan app|cheque book|cheque books|chequebook|chequebooks|mobile loan|loans',
  inTheirName:
    'in your name|in your names|in your own name|under your name|under your own name|in his name|in her name|in his or her name|in their name|in their own names|in their names|kwa jina lako|jina lako|majina yako|in their personal capacity|in your personal capacity|in a personal capacity|with your id|using your id|with your own id|na id yako|kwa id yako|kwa kitambulisho chako',
  handOver:
    'hand us|hand over|hand it|hand them|hand the|hands over|surrender|surrenders|surrendered|kutuachia|tuachie|utuachie|unatuachia|kutukabidhi|utatukabidhi|tukabidhi|utupatie|utupe|give us|gives us|leave us|leave with us|we operate|we use|we will use|we run|operate them|operates them|run by us|managed by us|blank cheque|blank cheques|sign blank|without consulting|without need of consulting|the log in|its log in|log in to the|kadi na|kadi ya atm',
  ownPay: 'your salary|your pay|your stipend|your wages|mshahara wako|for salary|for payroll|posho yako',
  topUp:
    'top up|topup|topping up|tops up|utopup|unatopup|kutopup|unatop up|recharge|recharges|recharging|clear the negative|negative balance|unlock|unlocks|unlocking|unadeposit|udeposit|kudeposit|add funds|adding funds|deposit first|deposits first|ongeza salio|kuongeza salio|upgrade|upgrades|upgrading|fill the balance|load your account|load your wallet',
  takeOut:
    'withdraw|withdraws|withdrawal|withdrawals|withdrawing|uwithdraw|kuwithdraw|unawithdraw|cash out|cashout|payout|payouts|release your|releases your|release the earnings|commission yako|commissions|kutoa pesa|utoe pesa|next set|next level|premium task|premium tasks|premium set|complete the set|umalize set|finish the set|earnings',
  // Chats
  vanishing:
    'disappearing message|disappearing messages|disappearing chat|vanishing messages|messages vanish|messages disappear|vanish mode|self destruct|self destructing|auto delete|auto deleting|secret chat|secret chats|view once|zitafutika|zinafutika|ujumbe unajifuta|screenshots of the|no screenshots|screenshots end|screenshot the chat|clear the chat|delete the chat|futa chat',
  // Papers, bonds, withheld pay
  security:
    'title deed|title deeds|logbook|log book|logbooks|hati ya shamba|hati ya ardhi|hati miliki|hati ya kiwanja|hati ya nyumba|land papers|land document|car papers|chattels',
  pledged:
    'hand us|hand over|handed|hands us|secured by|secures|secured|as security|as surety|surety|pledge|pledged|guarantee|guaranteed by|kept till|kept until|deposited|deposit|lodged|lodge|held|dhamana|kama dhamana|surrender|surrendered|inakaa|itakaa|itawekwa|leave|left',
  borrower:
    'borrower|borrowers|loan|loans|customer|customers|client|clients|mkopo|mikopo|mteja|wateja|valuation|lands office|conveyancing|fleet|vehicle|vehicles|trips|mileage|archive',
  leavesEarly:
    'leave before|leaves before|leaving before|who leaves|if you leave|you leave early|leave early|resign before|resigns before|quit before|quits before|who quits|if you quit|before the term|before the contract ends|anayeondoka|atakayeondoka|ukiondoka|ukiacha kazi|akiacha kazi|kuacha kazi kabla|ukitoka kabla|ends the contract early|break the contract|breaks the contract',
  owes: 'owe|owes|pay back|pays back|release sum|release fee|penalty|penalties|fine of|pay us|pays us|refund us|forfeit|forfeits|loses|lose|hapati|hapati chochote|hatalipwa|utalipa|atalipa|utatulipa|you are pay|is pay|must pay|shall pay|will pay|pays|liable|sue|in full|family will sign|guarantor',
  wage: 'salary|salaries|wage|wages|pay|pays|mshahara|mishahara|malipo|stipend|posho|allowance|earnings|salo|payment',
  withheld:
    'withheld|withhold|held back|held by the farm|kept back|zuiliwa|utazuiliwa|yatazuiliwa|utashikiliwa|tunashikilia|utawekwa|inashikiliwa|end of the season|end of season|mwisho wa msimu|baada ya msimu|after the season|after the harvest|after harvest|until harvest|baada ya mavuno|when the season ends|msimu ukiisha|at the end of the contract|end of the contract term|after six months of|paid only at the end|released at the end|released after|accumulates|accumulate',
  // Health, tribe
  healthTest:
    'hiv|hiv test|hiv tests|ukimwi|vvu|virusi|pregnancy test|pregnancy tests|pregnancy|kipimo cha mimba|test ya mimba|mimba|ujauzito|urine test|blood test',
  atInterview:
    'interview|interviews|interviewee|interviewees|panel|mahojiano|usaili|applicant|applicants|before the offer|before selection|before being shortlisted|shortlisted|shortlisting|score sheet|undergo|undergoes|tested on|bring results|bring your results|found pregnant|atakayegundulika|akipatikana|akigundulika|dismissed|sent home|ataondolewa|atafutwa',
  people:
    'samburu|pokot|kikuyu|kikuyus|luo|luos|luhya|luhyas|kamba|kambas|kalenjin|kalenjins|kisii|kisiis|abagusii|meru|merus|maasai|masai|turkana|somali|somalis|borana|rendille|giriama|mijikenda|digo|swahili|taita|embu|nandi|kipsigis|gema|wakikuyu|waluo|waluhya|wakamba|wakalenjin|wakisii|wameru|wamaasai|wasomali|wamijikenda|wapwani|wabara|downcountry|upcountry communities|downcountry communities|other communities|other tribes|outsiders',
  preference:
    'only|preference|preferred|prefer|prefers|reserved for|reserved|need not apply|should not apply|pekee|tu|must be|exclusively|strictly|our own|wasiombe|asiombe|hawatakiwi|hatutaki|first priority|priority to|kipaumbele',
  language:
    'speak|speaks|speaking|spoken|speaker|speakers|language|languages|fluent|fluency|lugha|kuongea|kuzungumza|anayezungumza|dialect|translate|translation|translator|interpreter|hospital|town|county|branch|university|station|sub county',
  needNot:
    'need not apply|need not bother|should not apply|do not apply|dont apply|may not apply|not to apply|wasiombe|asiombe|wasijisumbue|asijisumbue|hawafai kuomba|save your time',
  kindOfPerson:
    'communities|community|tribe|tribes|persons from|people from|those from|mothers|married|single|pregnant|over|above|old|older|aged|men|women|ladies|gentlemen|males|females|wazee|wanaume|wanawake|muslims|christians|disabled|disability|kabila|wakristo|waislamu|religion|other faiths',
  // Public bodies and intermediaries
  body: 'county|countys|ministry|ministrys|wizara|tume|commission|commissions|authority|authoritys|mamlaka|serikali|serikalini|government|governments|kaunti|university|universitys|university mail|chuo|chuo kikuu|board|boards|bodi|public service|hospital|bank|banks|headquarters|kpa|kra|tsc|psc|kenha|kplc|knh|kaa|nhif|sha|nssf|department|idara|airport|airline|embassy|un|company|companys|kampuni|ngo|head office|organisation|organisations|council|parastatal',
  channel:
    'tovuti|website|websites|site|portal|page|own page|web page|mail|email|e mail|mailbox|barua pepe|offices|office|ofisi|ofisini|desk|notice|hotline|call centre|customer care|switchboard|registry|simu|human resource|human resources|hr|front desk',
  avoiding:
    'disregard|usitumie|usiende|usipige|usiulize|usiwasiliane|usitembelee|msitumie|msiende|make no enquiry|make no enquiries|no enquiry|no enquiries|no inquiries|do not enquire|do not inquire|do not ask|do not use|dont use|do not apply through|do not apply on|do not follow|and not to the|and not through|not to the|not through the|not by the|rather than the|instead of the|bypass|bypasses|outside the|off the record|only those with connections|those with connections|takes only|is outdated|is not updated|also applies on|applied on',
  goBetween:
    'imetuteua|imeniteua|imenituma|imetutuma|wakala wa wizara|mawakala wa serikali|mawakala wa wizara|off the record|handled privately|handled quietly|external registrar|the bearer|present this letter|field representatives|field agents of|liaison of|coordinating quietly|kabla tangazo|kabla ya tangazo|hazijatangazwa|before it is advertised|before the advert|before they are advertised|before the notice|not yet advertised|has not been advertised|without advertising|internal positions|internal slots|our man in|our contact in|board members have|two board members|i know the|tuko na mtu',
  // Licences
  licensing:
    'national employment authority|nea|the authority|attestation|ministrys attestation|attested|labour office|ministry of labour|labour ministry|licence|license|licensed|leseni|registration certificate|registered agency|wizara ya kazi',
  unlicensed:
    'not entered with|not entered in|not registered with|not registered by|not listed with|not listed by|no paper from|no papers from|is still coming|still coming|coming from|not go by|do not go by|does not need|do not need|hatuhitaji|haihitaji|not required|is not needed|not necessary|exempt from|exempted from|outside the|without|bila|not yet have|does not apply|do not apply|does not fall under|not fall under|not under the|being renewed|under renewal|expired|tunangoja|bado|awaiting',
  asTourist:
    'as a tourist|as tourist|as tourists|kama tourist|kama mtalii|kama watalii|as visitors|as a visitor|visitor pass|holiday visa|student letter|student letters|invitation letter we arrange|letter that we arrange|kuvusha border|kuvuka mpaka|cross the border|by road to|panya route|no embassy',
  foreignWork:
    'travel|travels|fly|flight|airport|abroad|overseas|border|visa|arrival|trainees leave|leave on|passport|utaingia|embassy|gulf|utasafiri|unasafiri',
  takesPassport:
    'holds your passport|holds the passport|hold your passport|hold the passport|hold passports|keeps your passport|keeps the passport|keep your passport with|leave your passport with|leave your passport at|surrender your passport|surrender passports|passport utapatiwa|passport utapewa|passport inakaa|passport itakaa|pasipoti itakaa|pasipoti inakaa|passport is kept|passports are kept|take your passport|takes your passport|collects your passport|passport stays with the sponsor|passport with the sponsor',
  // Costs that applicants pay
  selfPaid:
    'self sponsored|self funded|self financed|self paid|at your own cost|at their own cost|at own cost|at your own expense|at own expense|at their own expense|at the candidates cost|at the candidates expense|at the trainees cost|borne by the candidate|borne by candidates|borne by the trainee|borne by the applicant|borne by the applicants|met by the candidate|met by candidates|met by the trainee|met by the applicant|candidate meets|candidates meet|trainee meets|hugharimiwa na|inalipiwa na mwombaji|kwa gharama yako|kwa gharama zako|unajigharamia|unajilipia|utajilipia|wewe mwenyewe|yako mwenyewe|advanced by the candidate|billed to the candidate|billed to you|charged to you|for your account',
  paidByThem:
    'by the employer|by us|by the company|by the hotel|by the school|by the firm|by the project|na kampuni|na mwajiri|na shirika|na hoteli|na sisi|not self|never self',
  warns:
    'recognise|recognises|recognize|ignore callers|teaches people|teach people|fake job|fake jobs|fake adverts|explain a|unareject|reject|rejects|mismatch|mismatches|compare|compares',
  costly:
    'training|course|induction|orientation|visa|visas|viza|ticket|tickets|ticketing|tiketi|medical|medicals|uniform|uniforms|sare|badge|kit|mafunzo|kozi|stempu|stamping|certificate|accreditation|licence fee|vetting|background check|clearance|insurance|bima|laptop|tablet|work permit',
  passage:
    'visa|visas|viza|ticket|tickets|ticketing|tiketi|work permit|work permits|contract stamp|bio metric|biometrics|air passage|sponsorship certificate|attestation fee|embassy fee|embassy fees',
  // Excessive pay
  lavish:
    'times the usual|times the normal|times the market|times the going|times the hotel|times the rate|times what|mara tatu ya|mara nne ya|mara tano ya|mara mbili ya kawaida|double what|triple what|triple the|tax free|car grant|joining bonus|sign on bonus|signing bonus|welcome bonus|half in advance|in advance on the day|paid in advance|one years pay|a years pay|plus a vehicle|company car after|vehicle from the|new car|generous because|are generous|dislikes bargaining|never bargains|bila stress|hesabu mwenyewe|do the maths',
} as const;
