import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';

/**
 * A schema of ours as the MCP library takes it: with its JSON Schema, which `zod/mini` schemas do not carry along.
 * Read as input, so that an object may have further members: a later version may say more.
 */
export function standardSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  let made: Record<string, unknown> | undefined;
  // Made once: without sessions every request has a server of its own.
  const json = () => {
    made ??= z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
    return made;
  };
  return {
    '~standard': { ...schema['~standard'], jsonSchema: { input: json, output: json } },
  } as StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>>;
}
