# Runs a command as a container engine would: root file system read-only, /tmp in memory, data and models as volumes, no
# network but loopback and a dead end. Must be called as root in new mount, pid, ipc and net namespaces.
#   JAIL_ROOT, JAIL_DATA, JAIL_MODELS: folders; JAIL_TRACE: file for strace, or empty; arguments: the command
set -e
mount --make-rprivate /
ip link set lo up
# A network interface that leads nowhere: packets leave the process and are counted, but nobody answers.
sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv6.conf.default.disable_ipv6=1 2>/dev/null || true
ip link add out0 type veth peer name nowhere
ip addr add 198.51.100.2/24 dev out0
ip link set nowhere up
ip link set out0 up
ip neigh add 198.51.100.1 lladdr 02:00:00:00:00:01 dev out0
ip neigh add 198.51.100.53 lladdr 02:00:00:00:00:01 dev out0
ip route add default via 198.51.100.1
mount --bind "$JAIL_ROOT" "$JAIL_ROOT"
cd "$JAIL_ROOT"
# Written as by a container engine; nobody answers at the address of the name server.
echo "127.0.0.1 localhost" >etc/hosts
echo "nameserver 198.51.100.53" >etc/resolv.conf
mount -t proc proc proc
mount -t tmpfs -o nosuid,nodev,noexec,size=512m,mode=1777 tmpfs tmp
mount -t tmpfs -o nosuid,mode=755 tmpfs dev
for device in null zero full random urandom; do
  : >dev/$device
  mount --bind /dev/$device dev/$device
done
ln -s /proc/self/fd dev/fd
mount --bind "$JAIL_DATA" app/data
mount --bind "$JAIL_MODELS" app/models
mount -o remount,bind,ro "$JAIL_ROOT/app/models"
mount -o remount,bind,ro "$JAIL_ROOT"
cd /
trace=
[ -z "$JAIL_TRACE" ] || trace="strace --seccomp-bpf -f -qq -e trace=connect,sendto,sendmsg,sendmmsg -o $JAIL_TRACE"
exec $trace chroot "$JAIL_ROOT" "$@"
