import type { CalibrationIdea } from './idea.ts';

/** Big words and wishful numbers, with nothing that could be built, sold or checked. */
export const boasts: readonly CalibrationIdea[] = [
  {
    id: 'next-giant',
    es: 'Vamos a ser el próximo gigante tecnológico. Nuestro proyecto es revolucionario, único en el mundo y no tiene competencia. Cambiará para siempre la vida de millones de personas y en dos años valdrá más que las mayores empresas de internet. El éxito está garantizado: solo nos falta la inversión.',
    en: 'We are going to be the next tech giant. Our project is revolutionary, one of a kind and has no competition. It will change the lives of millions of people for ever, and in two years it will be worth more than the biggest internet companies. Success is guaranteed: all we need is the investment.',
  },
  {
    id: 'synergy-platform',
    es: 'Plataforma disruptiva 360 de nueva generación, impulsada por inteligencia artificial y blockchain, que empodera ecosistemas y genera sinergias exponenciales de alto impacto. Propuesta de valor holística, escalable y centrada en la excelencia, con un equipo de talento excepcional orientado a resultados. Un cambio de paradigma para un futuro mejor.',
    en: 'Disruptive next-generation 360 platform, powered by artificial intelligence and blockchain, empowering ecosystems and unlocking exponential, high-impact synergies. A holistic, scalable value proposition focused on excellence, with an exceptional results-driven team. A paradigm shift for a better future.',
  },
  {
    id: 'hundred-millions',
    es: 'El mercado es de 5 billones de euros. Con llevarnos solo el 1 % facturaremos 50.000 millones. El primer año calculamos 100 millones de usuarios y un crecimiento del 1.000 % anual, con un margen del 99 %. Ningún inversor ha visto jamás una oportunidad con números así. El producto se definirá cuando cerremos la ronda.',
    en: 'The market is worth 5 trillion pounds. If we take just 1% we will turn over 50 billion. In year one we forecast 100 million users and 1,000% annual growth, with a 99% margin. No investor has ever seen an opportunity with numbers like these. The product will be defined once we close the round.',
  },
  {
    id: 'my-genius',
    es: 'tengo la mejor idea de la historia, en serio, todos mis amigos flipan cuando se la cuento y dicen que me voy a hacer millonario. no la puedo explicar porque me la copian pero es brutal y le va a encantar a todo el mundo',
    en: 'ive got the best idea in history, seriously, all my mates are blown away when i tell them and they say im going to be a millionaire. i cant explain it because someone will copy it but its amazing and everybody is going to love it',
  },
];
