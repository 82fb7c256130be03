/** A file uploaded to the support host; its answer has no `data` around it. */
import * as v from 'valibot';
import { integer, optionalText, requiredText } from './fields';
import { read, shape } from './read';

/** The attachment's name comes as `file_name` or `fileName`; size in bytes. */
export const uploadSchema = v.pipe(
  shape({
    upload: shape({
      token: requiredText,
      attachment: v.fallback(shape({ file_name: optionalText, fileName: optionalText, size: integer }), {
        file_name: null,
        fileName: null,
        size: 0,
      }),
    }),
  }),
  v.transform(({ upload: { token, attachment } }) => ({
    token,
    fileName: attachment.fileName ?? attachment.file_name ?? '',
    size: attachment.size,
  })),
);
export type Upload = v.InferOutput<typeof uploadSchema>;

/** Body of the upload's answer, converted to camelCase or not: { token, fileName, size }. */
export const readUploadAnswer = read(uploadSchema);
