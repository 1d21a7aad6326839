/** The same words where nothing goes wrong, or nothing in particular. */
export const problemNot = `
(?:no|without any|without a) problems?
(?:nobody|no one) complains
(?:all|any|your|many|every) (?:of )?(?:your |the |their )?problems?
(?:can't|cannot|can not) (?:fail|lose|go wrong|explain)
(?:don't|do not) lose
`;
