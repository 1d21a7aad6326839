import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';

/**
 * Adapts a schema to the MCP library, which needs its JSON Schema; `zod/mini` schemas have none. In input mode, so that
 * later versions may add members to objects.
 */
export function standardSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  let made: Record<string, unknown> | undefined;
  // Cached, because without sessions every request has its own server.
  const json = () => {
    made ??= z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
    return made;
  };
  return {
    '~standard': { ...schema['~standard'], jsonSchema: { input: json, output: json } },
  } as StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>>;
}
