import { useEffect } from 'preact/hooks'
import { LocationProvider, useLocation } from 'preact-iso'
import { SessionProvider, useSession } from './api/session.tsx'
import { Fault } from './design/notice.tsx'
import { Wait } from './design/states.tsx'
import { Gate } from './gate/gate.tsx'
import { Shell } from './shell/shell.tsx'

/** Links that the dashboard follows itself; others are pages of the service. */
const OWN = /^\/(?!docs|guide|v1\/)/

export const App = () => (
  <LocationProvider scope={OWN}>
    <SessionProvider
      waiting={<Wait />}
      failed={(error, again) => (
        <main class="gate">
          <Fault error={error} again={again} />
        </main>
      )}
    >
      <Door />
    </SessionProvider>
  </LocationProvider>
)

/** Who is not logged in, or comes by a link, sees the ways in. */
function Door() {
  const { path, route } = useLocation()
  const { account } = useSession()
  const isIn = account !== null && /^\/(log-in|sign-up)$/.test(path)
  useEffect(() => {
    if (isIn) route('/', true)
  }, [isIn])
  if (isIn) return <Wait />
  return account && !/^\/(reset|verify|welcome)$/.test(path) ? (
    <Shell account={account} />
  ) : (
    <Gate />
  )
}
