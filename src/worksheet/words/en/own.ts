/** The writer’s own money and time: no cost of the customer’s. */
export const own = `
(?:costs?|costing|takes?|took) (?:us|me)
(?:i|we)(?:'d)? (?:would |will |only |also )?(?:spend|spent|pay|paid|invest|invested|buy|bought|need)
(?:we|i) lose [£$€]?[0-9.,]+ (?:per|on each|on every|a) (?:box|sale|unit|order|customer|delivery|item|meal)
(?:our|my) (?:own )?(?:costs?|time|expenses)
`;
