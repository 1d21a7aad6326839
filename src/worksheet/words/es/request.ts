/** Openings of a question, a chore, a curriculum vitae or a letter: nothing that is offered. */
export const request = `
(?:me )?(?:puedes|podrias|sabes|podeis) (?:explicar|decir|ayudar|hacer|escribir|resumir|traducir|recomendar)~
(?:explica|explicame|resume|resumeme|traduce|calcula|escribeme|hazme|dime|cuentame|redacta|recomiendame) 
(?:lo necesito|es) para (?:un |el |mi )?(?:examen|clase|trabajo|instituto|colegio|deberes)
curriculum(?: vitae)?|experiencia laboral|formacion academica|carnet de conducir|datos personales|disponibilidad inmediata|referencias disponibles
(?:cual|quien|cuando|donde|cuanto|por que|como) (?:es|fue|son|se|esta) [^.?]{0,60}[?]
lorem ipsum
`;
