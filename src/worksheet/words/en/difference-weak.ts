/** A difference that anybody could claim. */
export const differenceWeak = `
(?:much )?(?:better|cheaper|faster|easier|more convenient|simpler|friendlier|greener|more sustainable)
(?:with|using|powered by) (?:ai|artificial intelligence)
(?:innovative|different|original|personalised|personalized|eco-?friendly|sustainable|artisan|handmade|home-?made|good quality|high quality)
`;
