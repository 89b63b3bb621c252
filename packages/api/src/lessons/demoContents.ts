import type { QuestionData } from '@lia/sdk/lessons/contents';
import type { LessonKind } from '@lia/sdk/lessons/rules';

import { fixedUuid } from '../platform/demoData.ts';

export interface DemoLesson {
  kind: LessonKind;
  title: string;
  minutes: number;
  text: string;
  questions?: QuestionData[];
  /** What its file has below its title. */
  sheet?: readonly string[];
  /** The name of its video: the film of the demo data, on fractions. */
  video?: string;
  draft?: true;
}

export interface DemoSection {
  title: string;
  lessons: readonly DemoLesson[];
}

const text = (title: string, minutes: number, ...paragraphs: string[]): DemoLesson => ({
  kind: 'text',
  title,
  minutes,
  text: paragraphs.join('\n\n'),
});

const single = (ask: string, right: string, wrong: readonly string[], explanation: string): QuestionData => ({
  id: fixedUuid(`question ${ask}`),
  kind: 'single',
  text: ask,
  // The right one is not always the first.
  options: [...wrong.slice(0, 1), right, ...wrong.slice(1)].map((option, at) => ({
    id: `${at}`,
    text: option,
    correct: option === right,
  })),
  explanation,
});

const several = (ask: string, options: readonly (readonly [string, boolean])[], explanation: string): QuestionData => ({
  id: fixedUuid(`question ${ask}`),
  kind: 'multiple',
  text: ask,
  options: options.map(([option, correct], at) => ({ id: `${at}`, text: option, correct })),
  explanation,
});

const trueOrFalse = (ask: string, answer: boolean, explanation: string): QuestionData => ({
  id: fixedUuid(`question ${ask}`),
  kind: 'boolean',
  text: ask,
  options: [
    { id: 'true', text: '', correct: answer },
    { id: 'false', text: '', correct: !answer },
  ],
  explanation,
});

/** Contents of the demo courses, by their numbers. */
export const demoContents: Readonly<Record<number, readonly DemoSection[]>> = {
  1: [
    {
      title: 'Elegir un libro',
      lessons: [
        text(
          'Qué lee tu grupo hoy',
          8,
          'Antes de elegir un libro para tu grupo, averigua **qué ya leen**: cómics, letreros, recetas, mensajes. Todo cuenta.',
          '## Una encuesta de cinco minutos',
          '1. Pide a cada quien que escriba lo último que leyó con gusto.\n2. Junta los papeles y léanlos en voz alta, sin nombres.\n3. Pongan en el pizarrón los temas que se repiten.',
          '> No hay lecturas “malas”. Hay lecturas por donde empezar.',
          '## Para tu próxima clase',
          '- Aparta diez minutos al inicio de la semana.\n- Lee tú también: tu entusiasmo se contagia.\n- Guarda la lista; la usarás en la siguiente lección.',
        ),
        {
          kind: 'file',
          title: 'Álbumes, cuentos y novelas cortas',
          minutes: 5,
          text: 'Una hoja para elegir con tu grupo. Imprímela o muéstrala desde tu teléfono.',
          sheet: [
            'Álbumes: se leen en una sentada, con la imagen y el texto.',
            'Cuentos: buenos para leer en voz alta y detenerse.',
            'Novelas cortas: un capítulo al día, durante tres semanas.',
            'Pregunta siempre: ¿quién quiere seguir?',
          ],
        },
        {
          kind: 'quiz',
          title: '¿Listo para elegir?',
          minutes: 3,
          text: 'Tres preguntas para repasar lo que viste en esta sección.',
          questions: [
            single(
              '¿Por dónde empiezas a elegir un libro para tu grupo?',
              'Por lo que ya leen con gusto',
              ['Por el libro más largo', 'Por la lista del año pasado'],
              'Quien parte de lo que ya disfrutan encuentra más pronto el siguiente libro.',
            ),
            several(
              '¿Qué cuenta como lectura?',
              [
                ['Un cómic', true],
                ['Una receta', true],
                ['Copiar sin leer', false],
                ['Los letreros de la calle', true],
              ],
              'Todo lo que se lee para entender cuenta.',
            ),
            trueOrFalse('Un álbum necesita varias semanas.', false, 'Un álbum se lee en una sentada.'),
          ],
        },
      ],
    },
    {
      title: 'Preguntar y escuchar',
      lessons: [
        text(
          'Preguntas sin respuesta única',
          7,
          'Una buena pregunta **no se contesta con sí o no**, ni está escrita en el libro.',
          'Compara:',
          '- *¿De qué color era el perro?* Se busca y se acaba.\n- *¿Tú qué habrías hecho?* Se piensa y se platica.',
          'Escribe tres preguntas de las segundas antes de cada lectura. Con una basta; las otras dos son tu red.',
        ),
        text(
          'El silencio también cuenta',
          6,
          'Después de preguntar, **espera**. Cuenta hasta diez en tu cabeza.',
          'Las primeras veces incomoda. Después, hablan quienes casi nunca hablan.',
          'Si nadie dice nada, léeles otra vez el párrafo y vuelve a esperar.',
        ),
        {
          kind: 'quiz',
          title: 'Lo que aprendiste',
          minutes: 4,
          text: 'El último paso: apruébalo y descarga tu constancia.',
          questions: [
            single(
              '¿Cuál pregunta abre más la conversación?',
              '¿Tú qué habrías hecho?',
              ['¿Cómo se llama el autor?', '¿Cuántas páginas tiene?'],
              'No tiene una sola respuesta, y cada quien puede contestarla.',
            ),
            trueOrFalse(
              'Si nadie contesta, hay que dar la respuesta de inmediato.',
              false,
              'Espera. El silencio da tiempo para pensar.',
            ),
          ],
        },
      ],
    },
  ],
  2: [
    {
      title: 'Fracciones que se cortan',
      lessons: [
        text(
          'Mitades, cuartos y octavos',
          6,
          'Dobla una hoja por la mitad. Otra vez. Y otra.',
          'Cada doblez **duplica las partes y divide su tamaño entre dos**: eso es pasar de mitades a cuartos y a octavos.',
          'Pide al grupo que escriba la fracción en cada parte antes de desdoblar.',
        ),
        {
          kind: 'video',
          title: 'Barras de fracciones',
          minutes: 1,
          text: 'Antes de ver el video, dibuja una barra y pártela en siete. ¿Cuánto son tres partes?',
          video: 'barras-de-fracciones.mp4',
        },
        {
          kind: 'quiz',
          title: 'Comparar sin regla',
          minutes: 3,
          text: 'Repasa con dos preguntas.',
          questions: [
            single('¿Cuál es mayor?', '1/2', ['1/8', '1/4'], 'Mientras menos partes, más grande es cada una.'),
            trueOrFalse('Dos cuartos son lo mismo que una mitad.', true, 'Dobla y compáralo: coinciden.'),
          ],
        },
        { kind: 'text', title: 'Tangram', minutes: 10, text: '', draft: true },
      ],
    },
  ],
  3: [
    {
      title: 'Preparar la tierra',
      lessons: [
        text(
          'Composta con lo que hay',
          8,
          'No necesitas comprar nada: **cáscaras, hojas secas y tierra**.',
          '1. Una capa de hojas secas.\n2. Una capa de cáscaras.\n3. Un poco de tierra y agua.',
          'Repite hasta llenar la caja. Muévela una vez por semana.',
        ),
      ],
    },
  ],
  4: [
    {
      title: 'Nombrar lo que sentimos',
      lessons: [
        text(
          'El semáforo de las emociones',
          6,
          'Rojo: necesito parar. Amarillo: necesito ayuda. Verde: estoy listo.',
          'Cada quien pone su pinza en el color **cuando entra al salón**. Nadie tiene que explicarlo.',
        ),
        text(
          'La asamblea de los lunes',
          8,
          'Quince minutos en círculo. Una pregunta, un objeto que da la palabra, y **se vale pasar**.',
          'Empieza con algo fácil: *¿qué te hizo sonreír el fin de semana?*',
        ),
        {
          kind: 'quiz',
          title: 'Repaso',
          minutes: 2,
          text: '',
          questions: [
            trueOrFalse(
              'En la asamblea todas y todos tienen que hablar.',
              false,
              'Se vale pasar: escuchar también cuenta.',
            ),
          ],
        },
      ],
    },
  ],
  6: [
    {
      title: 'Planear para todas y todos',
      lessons: [
        text(
          'Más de una manera de explicar',
          7,
          'Di lo mismo **con palabras, con un dibujo y con un ejemplo**. Cada quien entiende por una puerta distinta.',
          'Elige una idea de tu próxima clase y prepara las tres.',
        ),
      ],
    },
  ],
  8: [
    {
      title: 'Personajes',
      lessons: [
        text(
          'Tu primer personaje',
          6,
          'Abre Scratch y elige un personaje. **Tú decides** si es un gato, un cohete o tú.',
          '## Haz que se mueva',
          '1. Busca el bloque *mover 10 pasos*.\n2. Arrástralo a la zona de la derecha.\n3. Tócalo y mira qué pasa.',
        ),
        text(
          'Que salude',
          5,
          'Agrega el bloque *decir ¡Hola! por 2 segundos* y únelo al de mover.',
          '¿Puedes hacer que salude **antes** de moverse?',
        ),
        {
          kind: 'quiz',
          title: '¿Qué hace cada bloque?',
          minutes: 2,
          text: '',
          questions: [
            single(
              '¿Qué bloque hace que el personaje camine?',
              'mover 10 pasos',
              ['decir ¡Hola!', 'esperar 1 segundo'],
              'Mover cambia su lugar; decir muestra un globo.',
            ),
          ],
        },
      ],
    },
  ],
};
