import type { CalibrationIdea } from './idea.ts';

/** Sincere ideas without a customer, a difference or a way to earn. */
export const weak: readonly CalibrationIdea[] = [
  {
    id: 'invoices-vague',
    es: 'Una aplicación para que los autónomos cobren antes sus facturas. Sería muy fácil de usar y les ahorraría tiempo.',
    en: 'An app that helps freelancers get their invoices paid sooner. It would be really easy to use and save them time.',
  },
  {
    id: 'food-waste-vague',
    es: 'Se tira muchísima comida en el mundo y eso hay que pararlo. Mi idea es una app contra el desperdicio de comida en la que participen restaurantes, supermercados, colegios y la gente en su casa. Cada uno pondría lo que le sobra y el que lo necesite pasa a recogerlo. Al principio sería gratis para crecer rápido y luego ya se meterían anuncios o algo parecido.',
    en: 'A huge amount of food gets thrown away in the world and it has to stop. My idea is an app against food waste where restaurants, supermarkets, schools and people at home all join in. Everyone would post what they have left and whoever needs it comes to collect it. It would be free at first so that it grows quickly, and later we would put in adverts or something like that.',
  },
  {
    id: 'dogs-vague',
    es: 'Una app para gente que tiene perro. Se podria buscar paseadores, comprar pienso, conocer a otros dueños, pedir cita en el veterinario y subir fotos. Todo en un mismo sitio.',
    en: 'An app for people who have a dog. You could look for walkers, buy food, meet other owners, book the vet and post photos. Everything in one place.',
  },
  {
    id: 'cooking-videos',
    es: 'Quiero hacer vídeos de recetas y venderlos como cursos de cocina por internet. A todo el mundo le gusta comer bien y a mí se me da bien cocinar, así que creo que puede funcionar.',
    en: 'I want to make recipe videos and sell them as online cookery courses. Everybody likes eating well and I am a good cook, so I think it could work.',
  },
  {
    id: 'funny-tshirts',
    es: 'montar una marca de camisetas con frases graciosas y venderlas por redes sociales, calidad buena y precio barato para gente joven. empezaria con unos cuantos diseños mios y a ver que tal, si va bien meto sudaderas y gorras',
    en: 'start a tshirt brand with funny slogans and sell them on social media, good quality and cheap prices for young people. id start with a few of my own designs and see how it goes, if it works add hoodies and caps',
  },
  {
    id: 'nice-cafe',
    es: 'Mi pareja y yo siempre hemos soñado con abrir una cafetería. Sería un sitio bonito en el centro, con buen ambiente, plantas, wifi y café de calidad, donde la gente se sintiera como en casa. También pondríamos tartas caseras y algún concierto de vez en cuando. No tenemos experiencia en hostelería pero sí muchas ganas e ilusión.',
    en: 'My partner and I have always dreamed of opening a café. It would be a lovely place in the town centre, with a nice atmosphere, plants, wifi and good coffee, where people feel at home. We would also do home-made cakes and the odd concert. We have never worked in hospitality but we are very keen.',
  },
  {
    id: 'social-network',
    es: 'Una red social nueva, parecida a las que hay pero sin anuncios y con mejor ambiente, para que todo el mundo comparta sus aficiones. Cuando haya muchos usuarios ya se vera como ganar dinero.',
    en: 'A new social network, similar to the ones there are but with no ads and a friendlier feel, so that everybody can share their hobbies. Once there are lots of users well see how to make money.',
  },
];
