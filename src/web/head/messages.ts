import { brand } from '../../brand.ts';
import { defineMessages } from '../../document/messages.ts';

export const headMessages = defineMessages({
  es: {
    homeTitle: `${brand.name} · Valida tu idea de negocio con un análisis honesto`,
    homeDescription:
      'Describe tu idea de negocio y recibe un informe honesto y estructurado: puntuación, fortalezas, debilidades, competencia y un pitch. Gratis, sin cuenta y en PDF.',
    homeDescriptionRules:
      'Describe tu idea de negocio y unas reglas fijas, sin IA, citan lo que dices, preguntan por el resto y proponen qué averiguar primero. Gratis, sin cuenta y en PDF.',
    exampleTitle: `Un informe de ejemplo · ${brand.name}`,
    exampleDescription:
      'Un informe completo sobre una idea inventada: puntuación con sus razones, fortalezas, debilidades, competencia, la respuesta con sus cuentas y PDF.',
    callTitle: `Leer muchas solicitudes con el mismo criterio · ${brand.name}`,
    callDescription:
      'Para convocatorias, cursos y hackatones: un modelo lee primero cada texto con tus criterios y te dice dónde mirar. Decides tú: no descarta ni ordena nada.',
    privacyTitle: `Política de privacidad · ${brand.name}`,
    privacyDescription: `Qué datos trata ${brand.name}, a quién se envía tu idea, qué no se guarda y cuáles son tus derechos.`,
    termsTitle: `Términos y condiciones · ${brand.name}`,
    termsDescription: `Las condiciones de uso de ${brand.name}: análisis orientativo, sin asesoramiento profesional y sin datos confidenciales.`,
    unknownTitle: `Página no encontrada · ${brand.name}`,
    keywords:
      'validar idea de negocio, análisis de ideas, inteligencia artificial, emprender, startup, análisis DAFO, competencia, propuesta de valor, pitch, informe PDF',
    pictureAlt: `${brand.name}: ${brand.tagline.es}`,
  },
  en: {
    homeTitle: `${brand.name} · Test your business idea with an honest analysis`,
    homeDescription:
      'Describe your business idea and get an honest, structured report: a score, strengths, weaknesses, competitors and a pitch. Free, no account, with a PDF to keep.',
    homeDescriptionRules:
      'Describe your business idea. Fixed rules, not AI, quote what you say, ask about the rest and suggest what to find out first. Free, no account, with a PDF to keep.',
    exampleTitle: `An example report · ${brand.name}`,
    exampleDescription:
      'A full report on a made-up idea: a score with its reasons, strengths, weaknesses, competitors, the answer with its sums and a PDF.',
    callTitle: `Read many applications against the same criteria · ${brand.name}`,
    callDescription:
      'For open calls, courses and hackathons: a model first reads each text against your criteria and tells you where to look. You decide: it rejects nothing and ranks nothing.',
    privacyTitle: `Privacy policy · ${brand.name}`,
    privacyDescription: `What data ${brand.name} handles, who receives your idea, what is never stored and what your rights are.`,
    termsTitle: `Terms and conditions · ${brand.name}`,
    termsDescription: `The terms of use of ${brand.name}: analysis for guidance only, no professional advice, nothing confidential.`,
    unknownTitle: `Page not found · ${brand.name}`,
    keywords:
      'validate business idea, idea analysis, artificial intelligence, entrepreneurship, startup, SWOT analysis, competitors, value proposition, pitch, PDF report',
    pictureAlt: `${brand.name}: ${brand.tagline.en}`,
  },
});
