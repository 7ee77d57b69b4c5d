import { MAX_PAGE } from "./limits.ts";
import { CAREERS_SCHEMA, USER_SCHEMA } from "./user-resource.ts";

/** What a program can learn about this service before it begins (RFC 7643, 5 to 7; RFC 7644, 4). */

const CONFIG_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig";
const TYPE_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:ResourceType";
const SCHEMA_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:Schema";

const metaOf = (resourceType: string, location: string) => ({ meta: { resourceType, location } });

export function serviceProviderConfig(origin: string) {
  return {
    schemas: [CONFIG_SCHEMA],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_PAGE },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Llave de un programa",
        description: "Authorization: Bearer con una llave con el permiso de SCIM, que se crea en Llaves de programas.",
        primary: true,
      },
    ],
    ...metaOf("ServiceProviderConfig", `${origin}/scim/v2/ServiceProviderConfig`),
  };
}

export function resourceTypes(origin: string) {
  return [
    {
      schemas: [TYPE_SCHEMA],
      id: "User",
      name: "User",
      description: "Cuenta de una persona",
      endpoint: "/Users",
      schema: USER_SCHEMA,
      schemaExtensions: [{ schema: CAREERS_SCHEMA, required: false }],
      ...metaOf("ResourceType", `${origin}/scim/v2/ResourceTypes/User`),
    },
  ];
}

type Attribute = Readonly<Record<string, unknown>>;

function attribute(name: string, description: string, other: Attribute = {}): Attribute {
  const usual = { type: "string", multiValued: false, required: false, caseExact: false };
  return { name, description, ...usual, mutability: "readWrite", returned: "default", uniqueness: "none", ...other };
}

const USER_ATTRIBUTES = [
  attribute("userName", "El RUT con dígito verificador, u otro identificador. No se cambia después.", {
    required: true,
    mutability: "immutable",
    uniqueness: "server",
  }),
  attribute("name", "El nombre. La cuenta guarda uno entero; con givenName y familyName se arma.", {
    type: "complex",
    required: true,
    subAttributes: [
      attribute("formatted", "El nombre entero"),
      attribute("givenName", "Nombres", { mutability: "writeOnly", returned: "never" }),
      attribute("middleName", "Segundo nombre", { mutability: "writeOnly", returned: "never" }),
      attribute("familyName", "Apellidos", { mutability: "writeOnly", returned: "never" }),
    ],
  }),
  attribute("displayName", "El nombre entero; vale si no viene `name`"),
  attribute("emails", "Un correo. El que la persona confirmó o la oficina escribió se queda.", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      attribute("value", "El correo", { uniqueness: "server" }),
      attribute("type", "Siempre work", { canonicalValues: ["work"] }),
      attribute("primary", "Siempre true", { type: "boolean" }),
    ],
  }),
  attribute("active", "Si la persona puede entrar", { type: "boolean" }),
];

const CAREERS_ATTRIBUTES = [
  attribute("faculty", "Facultad"),
  attribute("career", "Carrera"),
  attribute("campus", "Sede"),
  attribute("entryYear", "Año de ingreso", { type: "integer" }),
  attribute("studyStatus", "Estudiante o egresado", { canonicalValues: ["student", "graduate"] }),
];

export function schemas(origin: string) {
  const all = [
    { id: USER_SCHEMA, name: "User", description: "Cuenta de una persona", attributes: USER_ATTRIBUTES },
    { id: CAREERS_SCHEMA, name: "CareersUser", description: "Datos de estudio", attributes: CAREERS_ATTRIBUTES },
  ];
  return all.map((schema) => ({
    schemas: [SCHEMA_SCHEMA],
    ...schema,
    ...metaOf("Schema", `${origin}/scim/v2/Schemas/${schema.id}`),
  }));
}
