import type { CalibrationIdea } from './idea.ts';

/** Texts without a business, product or service. */
export const notIdeas: readonly CalibrationIdea[] = [
  {
    id: 'keyboard-mash',
    es: 'asdkjf ñlkjasd qwepoi zxmcnv lkjhg poiuy trewq asdñlkf jjjj kdkdkd fghfgh rtyrty uiop asdf ñlkj bnmbnm qqqq wwww',
    en: 'asdkjf lkjasd qwepoi zxmcnv lkjhg poiuy trewq asdlkf jjjj kdkdkd fghfgh rtyrty uiop asdf lkj bnmbnm qqqq wwww',
  },
  {
    id: 'omelette-recipe',
    es: 'Tortilla de patatas para cuatro personas: se pelan 600 g de patatas, se cortan en láminas finas y se fríen a fuego lento con una cebolla durante 25 minutos. Se baten seis huevos con sal, se mezcla todo y se deja reposar. Se cuaja en la sartén con una cucharada de aceite, tres minutos por cada lado.',
    en: 'Spanish omelette for four: peel 600 g of potatoes, slice them thinly and fry them gently with an onion for 25 minutes. Beat six eggs with salt, mix everything together and let it rest. Cook in the pan with a tablespoon of oil, three minutes on each side.',
  },
  {
    id: 'homework-question',
    es: 'Hola, ¿me puedes explicar en qué se diferencia una célula animal de una vegetal? Lo necesito para un examen que tengo el jueves y no encuentro los apuntes. Gracias.',
    en: 'Hi, could you explain how an animal cell is different from a plant cell? I need it for an exam on Thursday and I can’t find my notes. Thanks.',
  },
];
