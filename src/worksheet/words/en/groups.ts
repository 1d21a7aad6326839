/** People and organisations; `GROUP` in the other lists. */
export const groups = `
famil(?:y|ies)|parents?|mothers|fathers|mums|dads|moms|children|kids|babies|teenagers|teens|pensioners|retirees|seniors|older people|elderly people|grandparents|carers?
students?|pupils|teachers?|tutors|researchers|lecturers|graduates|learners|undergraduates
freelancers?|sole traders|self-employed|contractors|entrepreneurs|founders|startups|start-ups|small businesses|businesses|firms|companies|smes|traders|merchants|shops?|stores|shopkeepers|retailers|bookshops|boutiques
restaurants?|pubs?|bars|cafes?|bakers?|bakeries|hotels?|hosts|hostels|landlords|landladies|tenants|renters|campsites|kitchens|canteens|caterers|chefs|food trucks
clinics?|dentists?|practices?|surgeries|pharmac(?:y|ies)|hospitals?|care homes?|nursing homes|gps|doctors|nurses|physios?|vets?|patients|coeliacs|celiacs|diabetics|vegans|therapists
schools?|nurseries|universities|colleges|academies|councils?|charities|associations|co-?ops|churches|libraries|museums|clubs?|teams|gyms?
farmers?|growers|winemakers|wineries|vineyards|beekeepers|fishermen|farms?|greenhouses|gardeners
plumbers?|electricians?|painters|builders?|carpenters?|joiners|mechanics?|garages?|drivers|couriers|haulers|hauliers|installers|architects|engineers|landscapers|cleaners|hairdressers?|barbers?|beauticians|roofers|tradespeople|tradesmen|tree surgeons
lawyers?|solicitors?|accountants?|bookkeepers|agents|agencies|manufacturers|factories|distributors|suppliers|warehouses|printers|publishers|offices|developers|designers|recruiters|estate agents|property managers
neighbou?rs|residents|homeowners?|owners?|buyers|sellers|cyclists?|commuters|bikers|runners|surfers?|climbers|hikers|swimmers|athletes|footballers|golfers|coaches|players|gamers|anglers|hunters|tourists?|travell?ers|backpackers|pilgrims|campers|parents' associations
musicians?|artists?|bands|photographers?|writers?|readers|authors|collectors|hobbyists|makers|crafters|knitters|seamstresses|couples|brides|women|men|migrants|immigrants|expats|refugees|deaf people|blind people|disabled people|wheelchair users|people (?:who|with|over|living|in)[a-z]*|(?:deaf|blind|disabled|older|elderly|young) people|workers?|employees|staff|members|households|villages|towns|dog owners|cat owners|pet owners
[a-z]{4,}(?:ologists?|smiths|keepers|makers|wrights|pickers)
`;
