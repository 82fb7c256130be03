import { Button } from '@/shared/ui/actions/Button';
import { useGathered } from '@/shared/ui/content/useGathered';

interface ReloadFilterProps {
  label: string;
  onRetry: () => void;
}

/** Repeats the failed read of a filter's values. A page that shows its failures as one repeats it with the others. */
export function ReloadFilter({ label, onRetry }: ReloadFilterProps) {
  const isGathered = useGathered(onRetry);
  if (isGathered) return null;
  return (
    <Button variant="outline" onClick={onRetry}>
      {label}
    </Button>
  );
}
