import type pg from 'pg';

export type DescribedColumn = { name: string; type: string; isNullable: boolean };

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };
type Connection = {
  parse: (query: { name: string; text: string }) => void;
  describe: (target: { type: 'S'; name: string }) => void;
  sync: () => void;
};

/**
 * Returns PostgreSQL's description of a statement's result, without running it (extended query protocol: Parse,
 * Describe). `isNullable` is true only for a table's column that may be null there.
 */
export async function describeStatement(client: pg.Client, text: string): Promise<DescribedColumn[]> {
  const fields = await describeFields(client, text);
  const { rows } = await client.query<{ type: string; is_nullable: boolean }>(
    `select format_type(f.type, null) as type,
       coalesce((select not a.attnotnull from pg_attribute a where a.attrelid = f.rel and a.attnum = f.att), false) as is_nullable
     from unnest($1::oid[], $2::oid[], $3::int[]) with ordinality f (type, rel, att, place) order by place`,
    [fields.map((f) => f.dataTypeID), fields.map((f) => f.tableID), fields.map((f) => f.columnID)],
  );
  return fields.map(({ name }, index) => ({
    name,
    type: rows[index]?.type ?? '',
    isNullable: rows[index]?.is_nullable ?? false,
  }));
}

/**
 * A submittable of the driver, as its cursors are: the driver passes it the connection and then each message of the
 * answer.
 */
function describeFields(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    client.query({
      submit(to: unknown) {
        const connection = to as Connection;
        connection.parse({ name: '', text });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription(message: { fields: Field[] }) {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as pg.Submittable);
  });
}
