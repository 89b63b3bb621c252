import type { NewTeacher, TeacherRegistration } from '../../src/teachers/schema.ts';
import {
  bothAccepted,
  confirmation,
  consentRules,
  country,
  email,
  letters,
  mexicanPhone,
  mexicanState,
  password,
  personName,
  username,
} from './people.ts';
import { type Rule, rulesOf } from './rule.ts';

const REQUIRED = 'Este dato es necesario';
const CHOOSE = 'Elige una opción de la lista';
const SUBMIT = 'Teacher submit: if any of … is empty, show ‘Completar campos obligatorios’; ';

/** The account, as `POST /teacher` takes it. */
export const teacherAccount = rulesOf<NewTeacher>()(
  {
    id: '0123456789abcdef0123456789abcdef',
    role_id: 28,
    name: 'Íñigo',
    last_name: "O'Farrill-Núñez",
    email: 'inigo@escuela.mx',
    username: 'inigo',
    password: 'jacaranda',
    c_password: 'jacaranda',
  },
  [
    personName('name'),
    personName('last_name'),
    email('email', 'profe', 'El correo electrónico es incorrecto'),
    username('username', 'pr'),
    password('password', 'c_password'),
    confirmation('c_password', 'password'),
    {
      field: 'role_id',
      unasked: true,
      source: 'Section 3: role_id 28',
      accepts: [28],
      rejects: [
        [undefined, REQUIRED],
        [1, CHOOSE],
      ],
    },
  ],
);

const text = <F extends string>(field: F, source: string, max: 100 | 300): Rule<F> => ({
  field,
  source,
  accepts: ['3A', 'Nº 7: “Ñandú” & Cía.', letters(max)],
  rejects: [
    ['', REQUIRED],
    ['A', 'El mínimo de caracteres es 2'],
    [letters(max + 1), `El máximo de caracteres es ${max}`],
  ],
});

const grade = (level_id: number, level_school: string, accepts: readonly (readonly string[])[], beyond: string) =>
  ({
    field: 'grade',
    source: 'Section 4: Preescolar 3 grades, Primaria 6, Secundaria 3; grade (empty list) counts as missing',
    where: { level_id, level_school },
    accepts,
    rejects: [
      [[], REQUIRED],
      [[beyond], 'Elige un grado de la lista'],
    ],
  }) as const;

/** The rest of it, as `POST /teacherRegister` takes it. */
export const teacherRegistration = rulesOf<TeacherRegistration>()(
  {
    id: '0123456789abcdef0123456789abcdef',
    membership: 'Maestro invitado',
    phone_number: '5512345678',
    country: 'México',
    state: 'Jalisco',
    city: 'Zapopan',
    school_name: 'Primaria Benito Juárez',
    level_id: 2,
    level_school: 'Primaria',
    grade: ['3'],
    intereses: 'Matemáticas',
    document_type: ['Comunidad LIA'],
    documents: [],
    consents: bothAccepted,
  },
  [
    {
      field: 'membership',
      source: 'Section 3: membership (Maestro invitado / Maestro Acreditado / Maestro Certificado)',
      accepts: ['Maestro invitado', 'Maestro Acreditado', 'Maestro Certificado'],
      rejects: [
        [undefined, REQUIRED],
        ['Maestro', CHOOSE],
      ],
    },
    {
      ...mexicanPhone('phone_number'),
      source: "Teacher form: max 10 ('Máximo 10 numeros') – wherever they live",
      rejects: [
        ['', REQUIRED],
        ['cinco', 'Ingresa únicamente números'],
        ['55123456789', 'Máximo 10 numeros'],
      ],
    },
    country('country'),
    mexicanState('state'),
    {
      field: 'city',
      source: SUBMIT + 'city',
      where: { state: 'Jalisco' },
      accepts: ['Zapopan', 'Guadalajara'],
      rejects: [['', REQUIRED]],
    },
    text('school_name', SUBMIT + 'school_name', 300),
    {
      field: 'level_id',
      source: 'Section 3: level_id (1 Preescolar, 2 Primaria, 3 Secundaria, 4 Otro)',
      // The name goes with the level: the form sends both.
      accepts: [2],
      rejects: [
        [undefined, REQUIRED],
        [5, CHOOSE],
      ],
    },
    {
      ...text('level_school', 'Section 4: Otro free-text level', 100),
      where: { level_id: 4, grade: ['Bachillerato'] },
    },
    {
      field: 'level_school',
      unasked: true,
      source: 'Section 3: level_school – the name of the level',
      accepts: ['Primaria'],
      rejects: [['Secundaria', CHOOSE]],
    },
    grade(1, 'Preescolar', [['1'], ['3'], ['1', '2', '3']], '4'),
    grade(2, 'Primaria', [['1'], ['6'], ['1', '2', '3', '4', '5', '6']], '7'),
    grade(3, 'Secundaria', [['2'], ['1', '2', '3']], '6'),
    text('intereses', 'Section 3: intereses (subjects taught); ' + SUBMIT, 300),
    {
      field: 'document_type',
      source: 'Section 9: teacher interest options; empty list counts as missing',
      accepts: [
        ['Comunidad LIA'],
        ['Cursos LIA U', 'Maestro Global Schooling'],
        [
          'Comunidad LIA',
          'Cursos LIA U',
          'Certificación LIA docente Creador',
          'Instructor / Autor LIA U',
          'Maestro Global Schooling',
        ],
      ],
      rejects: [
        [[], REQUIRED],
        [['Todos'], CHOOSE],
      ],
    },
    {
      field: 'documents',
      unasked: true,
      source: 'Section 9: up to 5 teacher documents – the form asks for three, and takes fewer',
      accepts: [[]],
      rejects: [
        [Array.from({ length: 6 }, () => '6f2c1c1e-8f0e-4f6e-9a56-0c9b0f6f2a11'), 'Puedes subir hasta 5 documentos'],
      ],
    },
    ...consentRules,
  ],
);
