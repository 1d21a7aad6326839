/** What is put on sale. */
export const offer = `
(?:an?|the|our|my) (?:_ )?(?:apps?|application|platform|website|web site|site|shop|store|company|tool|box|network|service|system|workshop|market|marketplace|business|program|programme|software|device|sensor|gadget|machine|course|game|kit|van|cafe|restaurant|academy|school|agency|channel|podcast|magazine|brand|cooperative|co-op|laundry|bakery|gym|clinic|studio|stall|bot|assistant|subscription|guide|book|space|garden|farm|line|range|library|engine|search)(?: [a-z]+){0,3} (?:that|for|to|where|which|of|with|so|in|about|on|from|by|made|selling|using)
(?:apps?|platform|website|software|saas|marketplace) (?:b2b )?(?:that|for|to|where|which|so)
(?:service|rental|hire|sale|delivery|courses?|lessons|classes|workshops?|subscription|advice|cleaning|repairs?|collection|printing|production|visits|tours|trips|insurance|maintenance|training|translation|reminders|walks|walking|tutoring|sitting|storage|accommodation|catering|shop|cafe|bakery) (?:[a-z]+ ){0,3}(?:for|of|to|at home)
^(?:[a-z-]+ ){0,3}(?:boxes|sensors?|labels?|furniture|uniforms|clothes|toys|menus|meals|food|bread|beer|honey|cheese|wine|soap|candles|t-?shirts|bags|jewell?ery|lessons|coffee|cards|lamps|bikes?|tents|tools|suits|umbrellas|plants|hire|workshop|rental) (?:[a-z]+ ){0,3}(?:for|of|to|in|with|by|on|that|where|from|at|sold|made)
(?:i|we|i'd|we'd) (?:_ )?(?:want|wants|would like|like|plan|plans|hope|am going|are going|am planning|are planning|am thinking|are thinking|intend)(?: to| of| about) (?!be )(?:_ )?[a-z]+
(?:i|we|it) (?:would |will |also |now |just |'d |'ll )?(?:sell|rent|offer|make|organi[sz]e|tutor|repair|mend|collect|prepare|install|teach|build|deliver|send|provide|bake|design|grow|cook|print|clean|fix|produce|supply|lend|connect|match|wash|train|run|put)(?! [$£€0-9]| money| profit)
(?:our|my|the) (?:_ )?(?:engine|system|product|service|app|platform|company|programme|program|box|kit) [a-z]+(?:s|es)
(?:would be|will be) (?:sold|rented|delivered|offered|made)
(?:offer|product|service|solution|idea):
(?:want to|going to|would) (?:open|start|set up|sell|make|build|launch|create|run|offer|rent)
(?:starting|opening|setting up|building|selling|making|launching) (?:an?|my|our|the|[a-z]+s) 
(?:start|open|launch|set up|build|create) (?:an?|my|our) [a-z]+
(?:mobile|online|second-hand|handmade|home-made) [a-z]+ (?:[a-z]+ )?(?:in|for|of|with|that|at|from|by|sold)
been selling
`;
