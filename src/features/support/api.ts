import type { User } from '@/shared/entities/user';
import type { Http } from '@/shared/http/http';
import type { UploadedFile } from '@/shared/http/support';
import type { ReportDraft, ReportFile } from './state';

export interface Ticket extends ReportDraft {
  region: string;
  user: User | null;
  files: readonly ReportFile[];
  /** The product that the ticket is about. */
  projectLabel: string;
}

/** Sends a ticket; the body is not converted, since the support host uses camelCase. */
export function submitTicket(http: Http, ticket: Ticket, signal: AbortSignal): Promise<void> {
  const { name, email, message, tags, region, user, files, projectLabel } = ticket;
  const there = files.filter(({ uploaded }) => uploaded);
  const tokens = there.map(({ token, name: fileName, size }) => ({ token, fileName, size }));
  const body = {
    name,
    email,
    role: user?.role?.name ?? null,
    region,
    userId: user?.userId ?? null,
    studentId: user?.externalId || null,
    message,
    projectLabel,
    tags,
    tokens,
    isReportedByAdmin: false,
  };
  return http.submitTicket(body, signal);
}

interface Upload {
  file: File;
  /** Called with the share sent, 0 to 1. */
  onProgress: (progress: number) => void;
}

export const uploadFile = (http: Http, { file, onProgress }: Upload, signal: AbortSignal): Promise<UploadedFile> =>
  http.uploadFile(file, { onProgress, signal });
