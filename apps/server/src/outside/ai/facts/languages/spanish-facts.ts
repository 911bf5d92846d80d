import type { FactPatterns } from '../fact-patterns.ts';

const animals =
  'perr[oa]|perrit[oa]|cachorr[oa]|gat[oa]|gatit[oa]|conejo|coneja|loro|periquito|hámster|caballo|yegua|tortuga|pez|pájaro';
const jobs =
  'enfermer[oa]|profesora?|maestr[oa]|médic[oa]|doctora?|ingenier[oa]|programadora?|desarrolladora?|diseñadora?|estudiante|abogad[oa]|conductora?|chófer|cociner[oa]|panader[oa]|escritora?|periodista|fotógraf[oa]|pintora?|artista|músic[oa]|cantante|bailarina?|actriz|actor|agricultora?|jardiner[oa]|carpinter[oa]|fontaner[oa]|electricista|mecánic[oa]|piloto|bomber[oa]|dentista|veterinari[oa]|bibliotecari[oa]|contable|arquitect[oa]|camarer[oa]|peluquer[oa]|traductora?|científic[oa]|psicólog[oa]|policía|vendedora?|dependient[ea]';
const times =
  'mañana|pasado mañana|esta (?:noche|tarde|semana)|este (?:fin de semana|verano|invierno|viernes|sábado|domingo)|el (?:fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año)(?: que viene| próximo)?|la semana que viene|la próxima semana|el próximo (?:mes|año|verano|fin de semana)';
const notNames = /^(?:no|de|del|la|el|un|una|así|muy|yo|tú|bien|mal|nuevo|nueva|aquí)$/i;

/** What people say of themselves in Spanish. */
export const spanishFacts: FactPatterns = {
  name: [
    {
      pattern: /(?<!\p{L})(?:me llamo|mi nombre es|llámame|puedes llamarme)\s+(\p{L}[\p{L}'-]{0,19})/iu,
      read: ([, name = '']) => (notNames.test(name) ? undefined : { content: name }),
    },
    { pattern: /^(?:(?:[Hh]ola|[Bb]uenas)[ ,!.]*)?(?:[Yy]o )?[Ss]oy (\p{Lu}\p{Ll}{1,19})(?=[.,!]|$)/u },
  ],
  place: [
    {
      pattern:
        /(?<!\p{L})(?:[Vv]ivo(?: ahora| todavía)? en|[Ss]oy de|[Ee]stoy viviendo en|[Mm]e (?:mudé|he mudado) a) (\p{Lu}[\p{L}'-]+(?: (?:de |del |la )*\p{Lu}[\p{L}'-]+){0,2})/u,
    },
    { pattern: /(?<!\p{L})[Ss]oy \p{Lu}\p{Ll}+,? (?:y soy )?de (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u },
    { pattern: /(?<!\p{L})(?:ac[áa]|aqu[íi]) en (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u },
    { pattern: /(?<!\p{L})vivo en (?!un|una|casa|el|la|mi)(\p{L}[\p{L}'-]+)/iu },
  ],
  job: [
    { pattern: new RegExp(`(?<!\\p{L})(?:soy|trabajo (?:como|de))(?: una?)? (${jobs})(?!\\p{L})`, 'iu') },
    { pattern: /(?<!\p{L})trabajo (en (?:un |una |el |la )?[\p{L}'-]+(?: de [\p{L}'-]+)?)/iu },
  ],
  birthday: [{ pattern: /(?<!\p{L})(?:mi cumpleaños es|cumplo años|nací)(?: el)? (\d{1,2} de \p{L}+)/iu }],
  pet: [
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:tengo|tenemos|adopté) (?:una?|dos) (?:\\p{L}+ )?(${animals})(?:,? (?:que se llama|llamad[oa]|se llama) (\\p{L}{2,20}))?`,
        'iu',
      ),
      read: ([, animal = '', named]) => petNamed(animal, named),
    },
    {
      pattern: new RegExp(`(?<!\\p{L})mi (${animals}) (?:se llama )?(\\p{Lu}\\p{L}{1,20})`, 'u'),
      read: ([, animal = '', named]) => petNamed(animal, named),
    },
    {
      pattern: new RegExp(`(?<!\\p{L})mi (${animals}) se llama (\\p{L}{2,20})`, 'iu'),
      read: ([, animal = '', named]) => petNamed(animal, named),
    },
  ],
  plan: [
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:(?:${times}) )?(?:(?:me )?voy a|vamos a|pienso|quiero|planeo) (?!(?:a )?(?:dormir|cenar|comer|currar|trabajar|la cama|ver)(?!\\p{L}))([^.,!?;]{2,60}?(?: (?:${times}))?)(?=[.,!?;]|$| porque| pero)`,
        'iu',
      ),
      read: (match) => {
        const [all, what = ''] = match;
        const isVisit = /(?:voy|vamos) a \p{Lu}/u.test(all);
        const isInfinitive = /^\p{Ll}+(?:ar|er|ir)(?:me|te|se|nos|l[oa]s?)?(?!\p{L})/u.test(what);
        const isSoon = new RegExp(times, 'i').test(all) || /(?:voy|vamos) a/i.test(all);
        if (!isSoon) return undefined;
        if (isVisit) return { content: `ir a ${what}` };
        return isInfinitive ? { content: what } : undefined;
      },
    },
  ],
  like: [
    {
      pattern:
        /(?<!\p{L})(?:me (?:gustan?|encantan?)(?: mucho)?|adoro) ((?!tu|tus|eso|esto|la idea|el plan|tener|ser|estar|haber|que|cómo|cuando|lo|como)(?:el |la |los |las )?[\p{L}'-]+(?: en \p{L}+(?: \p{L}+)?| de \p{L}+)?)/iu,
    },
  ],
};

function petNamed(animal: string, name: string | undefined) {
  const kind = animal.toLowerCase();
  return { content: name ? `${name} (${kind})` : kind, key: (name ?? kind).toLowerCase() };
}
