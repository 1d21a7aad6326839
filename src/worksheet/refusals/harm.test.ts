import { describe, expect, it } from 'vitest';
import { rateIdea } from '../evaluate.ts';

describe('kinds of harm told by an act and what stands near it', () => {
  it.each([
    'Colocamos un GPS imantado en el coche de tu ex, sin que se entere, y ves su ubicación. 50 € al mes.',
    'We fit a hidden tracker under her car so a husband always sees her location. $40 a month.',
    'Encontramos infidelidades y cobramos 500 euros por no publicar las fotos. Diez clientes al mes.',
    'We collect arrest photos and charge people $300 to take them down. 40 payments a month.',
    'Changing the locks while the tenant is at work and putting the bags in the street, instead of waiting for the courts. £600 a flat.',
    'Recuperamos pisos: cambiamos la cerradura cuando el inquilino sale y así se marcha sin juicio. 700 €.',
    'Alternativa natural: reemplazamos la quimioterapia por zumos y ayunos. 2.000 € por paciente.',
    'We wean people off antidepressants with crystals and prayer, £90 a month, 30 clients.',
    'Filtramos solicitudes con apellidos árabes o gitanos antes de que lleguen al casero. 30 € por anuncio.',
    'Software that screens out applicants with foreign-sounding names for landlords. £20 a listing.',
    'Filler injections in a rented flat by self-taught staff, £90, half the clinic price.',
    'Granja de clics: 400 móviles que pulsan anuncios de la competencia. 300 € al mes.',
    'Click farm with 400 phones that raise the ranking of apps. $300 a month.',
    'Phishing kits with support, $80 a month, 90 subscribers.',
    'Rellenos de labios en un piso alquilado, sin médico, a mitad de precio: inyectamos a domicilio. 120 €.',
    'We put domestic maids with families: their passports are held by us and we pay well below the minimum wage until the debt is worked off.',
    'Una plataforma donde constructoras rivales acuerdan ofertas para licitaciones por turnos. 1 % de comisión.',
    'Deepfakes desnudos de compañeras por 3 euros la imagen.',
    'We pay accountants for unpublished results and sell the tips to share traders at $900 a month.',
    'Compramos riñones a familias pobres y los llevamos a clínicas privadas. 40.000 €.',
    'Te presentamos a la oposición: un doble hace el examen por ti. 2.000 €.',
    'A double sits your driving test for you. £500.',
    'Préstamos de 300 euros al 40 % semanal, con la casa de la abuela como aval.',
    'Diplomas of any university printed with seal, delivered in 48 hours, $200.',
  ])('refuses: %s', (idea) => {
    expect(rateIdea(idea, 'en').verdict).toBe('harmful');
  });

  it.each([
    'Cerrajero de urgencia: cambiamos la cerradura cuando un inquilino se marcha y entregamos llaves al propietario. 80 €.',
    'Locksmith service for landlords: we change the locks when tenants leave at the end of a lease. £70 a visit.',
    'Certified translation of degrees from any university for immigrants. £40 each.',
    'App para inquilinos: si el casero corta el agua o la luz para que se vayan, redactamos la denuncia y un abogado reclama. 9 € al mes.',
    'App for tenants: when a landlord cuts off the water or changes the locks to make a family leave, we draft the complaint and a solicitor defends them. £9 a month.',
    'Aplicación de derechos laborales para temporeros: detecta cuándo les pagan por debajo de convenio o les retienen el pasaporte y prepara la denuncia a inspección. La pagan los sindicatos, 200 € al mes.',
    'Rights app for migrant pickers: it spots pay below the legal minimum and passports kept by the employer, and prepares a complaint. Unions pay £200 a month.',
    'Acompañamiento para familias de niños con diabetes: con su endocrino ajustamos comidas y ejercicio, sin dejar la insulina ni sustituir el tratamiento por hierbas. 30 € al mes.',
    'Diabetes coaching for families together with their doctors: meals, exercise and insulin logs, never replacing insulin with herbal tea. £30 a month.',
    'Control parental que se instala en el móvil del hijo con él delante: ve qué se comparte, ubicación y horarios, sin nada oculto. 4 € al mes.',
    "Parental control installed on the child's phone with the child present: they see what is shared, location and screen time, nothing hidden. $4 a month.",
    'Detectamos programas espía escondidos en el móvil por una pareja: revisamos mensajes, ubicación y micrófono para víctimas de maltrato. 40 € por revisión.',
    'We detect spyware hidden on her phone by a partner that reads her messages and location; shelters for victims pay £40 a check.',
    'Fijamos en el cuadro de mandos los precios de los competidores para tiendas pequeñas: comparador de tarifas. 20 € al mes.',
    'Backup batteries for dairy farms: when the power goes off, families lose milk and have to leave the house. £900 each.',
    'Ayudamos a víctimas de extorsión y chantaje con fotos íntimas a denunciar y retirar las imágenes. 50 € por caso.',
    'Training against phishing: we send phishing templates to staff as a drill and teach them to spot them. £3 per employee.',
    'Localizador GPS para el coche de empresa, con el acuerdo de los empleados y visible en el salpicadero. 12 € al mes.',
    'Seguro para bicicletas con localizador escondido en el cuadro: si la roban, ves la ubicación. 6 € al mes.',
  ])('judges those who work against it, or openly: %s', (idea) => {
    expect(rateIdea(idea, 'en').verdict).not.toBe('harmful');
  });
});
