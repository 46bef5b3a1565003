/** A field that two windows changed, with both values as text. */
export interface EditedField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Reads fields of two versions of a record: `fieldsOf(mine, theirs)('name', 'Naam', ({ name }) => name)`. */
export const fieldsOf =
  <Version>(mine: Version, theirs: Version) =>
  <Name extends string>(name: Name, label: string, read: (version: Version) => string): EditedField<Name> => ({
    name,
    label,
    mine: read(mine),
    theirs: read(theirs),
  });

/** Whether there is anything to choose between. */
export const differs = ({ mine, theirs }: EditedField): boolean => mine !== theirs;
